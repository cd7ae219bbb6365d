"use client";

import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { replacedAccountsAnswer } from "#lib/payments/schema.ts";
import { type Owner, OwnerDialog } from "./owner-dialog.tsx";
import { useOwnerProof } from "./use-owner-proof.ts";

type ReplaceAccountsFormProps = {
  /** Open orders that show other accounts than the present. */
  outdated: number;
  owner: Owner;
};

/** Gives open orders the present accounts, where some show others. */
export function ReplaceAccountsForm({ outdated, owner }: ReplaceAccountsFormProps) {
  const proof = useOwnerProof<true>();
  const { save, busy, error } = useSave({
    request: () => ({
      path: "/api/settings/open-orders",
      answer: replacedAccountsAnswer,
      body: proof.values(),
    }),
    form: proof.fieldForm(),
    successMessage: ({ data: { orders } }) => `Rekening diganti di ${orders} pesanan`,
    errorMessage: proof.wordsOf,
    onFailed: proof.failed,
    onSaved: () => proof.close(),
    refreshes: (error) => error === null,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-abu">
        {outdated === 0
          ? "Semua pesanan yang menunggu pembayaran menampilkan rekening sekarang."
          : `${outdated} pesanan yang menunggu pembayaran masih menampilkan rekening lain.`}
      </p>
      {outdated > 0 ? (
        <Button variant="secondary" onClick={() => proof.ask(true)}>
          Ganti Rekening di Pesanan Terbuka
        </Button>
      ) : null}
      <OwnerDialog
        open={proof.change !== null}
        onClose={proof.close}
        title="Ganti rekening di pesanan terbuka?"
        submitLabel="Ya, ganti"
        owner={owner}
        form={proof.form}
        busy={busy}
        failure={proof.failureOf(error)}
        onConfirm={() => save()}
      >
        <p>
          {outdated} pesanan mendapat rekening yang aktif sekarang, dan pembelinya mendapat e-mail.
          Bukti transfer yang masih menunggu tetap perlu diperiksa: uangnya mungkin masuk ke
          rekening lama.
        </p>
      </OwnerDialog>
    </div>
  );
}
