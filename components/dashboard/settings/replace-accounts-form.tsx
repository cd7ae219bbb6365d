"use client";

import { Button } from "#components/ui/button/button.tsx";
import { replacedAccountsAnswer } from "#lib/payments/schema.ts";
import { OwnerDialog } from "./owner-dialog.tsx";
import type { Owner } from "./proof-fields.tsx";
import { useOwnerProof } from "./use-owner-proof.ts";

type ReplaceAccountsFormProps = {
  /** Open orders that show other accounts than the present. */
  outdated: number;
  owner: Owner;
};

/** Gives open orders the present accounts, where some show others. */
export function ReplaceAccountsForm({ outdated, owner }: ReplaceAccountsFormProps) {
  const { ask, dialog } = useOwnerProof({
    request: (_change: true, body) => ({
      path: "/api/settings/open-orders",
      answer: replacedAccountsAnswer,
      body,
    }),
    successMessage: ({ data: { orders } }) => `Rekening diganti di ${orders} pesanan`,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-abu">
        {outdated === 0
          ? "Semua pesanan yang menunggu pembayaran menampilkan rekening sekarang."
          : `${outdated} pesanan yang menunggu pembayaran masih menampilkan rekening lain.`}
      </p>
      {outdated > 0 ? (
        <Button variant="secondary" onClick={() => ask(true)}>
          Ganti Rekening di Pesanan Terbuka
        </Button>
      ) : null}
      <OwnerDialog
        {...dialog}
        title="Ganti rekening di pesanan terbuka?"
        submitLabel="Ya, ganti"
        owner={owner}
      >
        <p>
          {outdated} pesanan mendapat rekening yang aktif sekarang, dan pembelinya mendapat e-mail.
          Bukti pembayaran yang masih menunggu tetap perlu diperiksa: uangnya mungkin masuk ke
          rekening lama.
        </p>
      </OwnerDialog>
    </div>
  );
}
