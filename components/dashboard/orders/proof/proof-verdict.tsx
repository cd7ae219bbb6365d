"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { formatDate } from "#lib/dates.ts";
import type { ReceiptInput } from "#lib/orders/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { ReceiptFields } from "../money/receipt-fields.tsx";
import { Key, useDialogKeys } from "./dialog-keys.tsx";
import { amountWarning } from "./proof-amount.ts";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";
import { type AskedProof, useProofAnswer } from "./use-proof-answer.ts";

type ProofVerdictProps = {
  proof: AskedProof;
  /** True where K confirms and T rejects, as the buttons say. */
  takesKeys?: boolean;
  /** Gets what was done. */
  onAnswered?: (words: string) => void;
};

/**
 * Buttons to confirm or reject a proof. What is due is booked as received, unless the customer named another amount:
 * then the admin types what came in.
 */
export function ProofVerdict({ proof, takesKeys = false, onAnswered }: ProofVerdictProps) {
  const { asked, claimed, receivedOn } = proof;
  const [asking, setAsking] = useState<"amount" | "reject" | null>(null);
  const close = () => setAsking(null);
  const { answer, reject, busy, receipt, since } = useProofAnswer(proof, { close, onAnswered });
  const day = receivedOn ? formatDate(receivedOn, "id") : "hari ini";
  const warning = amountWarning(claimed, asked.due);

  function confirm(input: ReceiptInput) {
    const isShort = input.rest === "due";
    const done = isShort ? "Sebagian uang dicatat, sisanya ditagih" : "Pembayaran dikonfirmasi";
    answer({ state: "confirmed", ...input }, done);
  }

  function submit() {
    const input = receipt.read();
    if (input) confirm(input);
  }

  const ask = () => (warning ? setAsking("amount") : confirm({ amount: asked.due }));

  useDialogKeys(takesKeys && !busy && asking === null, {
    k: ask,
    t: () => setAsking("reject"),
  });

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={ask} busy={busy && asking === null}>
        <span>Konfirmasi pembayaran</span>
        {takesKeys ? <Key name="K" /> : null}
      </Button>
      <Button variant="danger" onClick={() => setAsking("reject")} disabled={busy}>
        <span>Tolak bukti</span>
        {takesKeys ? <Key name="T" /> : null}
      </Button>
      {warning ? null : (
        <p className="w-full text-sm text-abu">
          <span>{`Dicatat masuk: ${formatRupiah(asked.due)}, ${day}.`}</span>{" "}
          <button type="button" className="link min-h-11" onClick={() => setAsking("amount")}>
            Jumlah atau tanggal lain
          </button>
        </p>
      )}
      <FormDialog
        open={asking === "amount"}
        onClose={close}
        title="Berapa yang masuk?"
        submitLabel="Catat uang masuk"
        busy={busy}
        other={
          <Button
            variant="danger"
            onClick={() => setAsking("reject")}
            disabled={busy}
            {...(warning ? { "data-first-focus": "" } : {})}
          >
            Tolak bukti
          </Button>
        }
        onSubmit={submit}
      >
        {warning ? <p>{warning} Lihat rekening toko, lalu ketik yang sungguh masuk.</p> : null}
        <ReceiptFields receipt={receipt} since={since} />
      </FormDialog>
      <RejectProofDialog open={asking === "reject"} onClose={close} onReject={reject} busy={busy} />
    </div>
  );
}
