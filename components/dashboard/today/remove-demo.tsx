"use client";

import { useState } from "react";
import { z } from "zod";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import { Confirm } from "../parts/confirm.tsx";

const removed = z.object({ data: z.object({ products: z.number(), orders: z.number() }) });

/** Empties a shop of the demo, in one press. */
export function RemoveDemo() {
  const [isAsking, setAsking] = useState(false);
  const removal = useSave({
    request: () => ({ path: "/api/demo", method: "DELETE" as const, answer: removed }),
    successMessage: ({ data }) => `${data.products} barang demo dihapus`,
    errorMessage: (error) =>
      hasStatus(error, 409) ? error.message : "Data demo belum terhapus. Coba lagi.",
    onSettled: () => setAsking(false),
    refreshes: (error) => error === null,
  });
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Toko ini berisi barang, pesanan dan akun demo.</p>
        <Button variant="danger" size="small" busy={removal.busy} onClick={() => setAsking(true)}>
          Hapus demo
        </Button>
      </div>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.save()}
        title="Hapus data demo?"
        confirmLabel="Ya, hapus"
        danger
      >
        <p>
          Barang, event, gallery, pesanan dan akun demo hilang. Yang Anda buat sendiri tetap ada.
        </p>
      </Confirm>
    </Notice>
  );
}
