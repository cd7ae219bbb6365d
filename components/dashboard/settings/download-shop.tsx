"use client";

import { Button } from "#components/ui/button/button.tsx";
import { shopDownloadAnswer } from "#lib/archive/schema.ts";
import { OwnerDialog } from "./owner-dialog.tsx";
import type { Owner } from "./proof-fields.tsx";
import { useOwnerProof } from "./use-owner-proof.ts";

/** Downloads the whole shop once its admin has confirmed it. */
export function DownloadShop({ owner }: { owner: Owner }) {
  const { ask, dialog } = useOwnerProof({
    request: (_change: true, body) => ({
      path: "/api/export/shop.zip",
      answer: shopDownloadAnswer,
      body,
    }),
    successMessage: "Unduhan dimulai",
    onSaved: ({ data }) => window.location.assign(data.path),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-abu">
        Barang dengan gambarnya, pelanggan, pesanan, uang, pengaturan, dan halaman dalam satu file
        zip. Toko kosong dapat diisi dengannya.
      </p>
      <Button variant="secondary" onClick={() => ask(true)}>
        Unduh Seluruh Toko
      </Button>
      <OwnerDialog
        {...dialog}
        title="Unduh seluruh toko?"
        submitLabel="Ya, unduh"
        owner={owner}
        guarded="mengambil data pelanggan"
      >
        <p>
          Di dalamnya ada alamat pelanggan dan password mereka dalam bentuk teracak. Simpan file ini
          seperti cadangan toko, dan jangan kirim kepada siapa pun.
        </p>
      </OwnerDialog>
    </div>
  );
}
