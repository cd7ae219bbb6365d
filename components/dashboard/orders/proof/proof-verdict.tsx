"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import type { ReviewProofInput } from "#lib/payments/schema.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { useUpdateOrder } from "../detail/use-update-order.ts";
import { Key, useDialogKeys } from "./dialog-keys.tsx";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";

type ProofVerdictProps = {
  orderId: string;
  proofId: string;
  /** A warning to confirm first, such as another amount; null for none. */
  doubt: string | null;
  /** True where K confirms and T rejects, as the buttons say. */
  takesKeys?: boolean;
  /** Gets what was done. */
  onAnswered?: (words: string) => void;
};

/** Buttons to confirm or reject a proof. */
export function ProofVerdict({
  orderId,
  proofId,
  doubt,
  takesKeys = false,
  onAnswered,
}: ProofVerdictProps) {
  const { save, busy } = useUpdateOrder(`${orderId}/proof/${proofId}`);
  const [asking, setAsking] = useState<"confirm" | "reject" | null>(null);
  const close = () => setAsking(null);

  function answer(change: ReviewProofInput, done: string) {
    save({ change, done }, { onSettled: close, onSuccess: () => onAnswered?.(done) });
  }

  const confirm = () => answer({ state: "confirmed" }, "Pembayaran dikonfirmasi");
  const reject = (reason: string) =>
    answer({ state: "rejected", reason }, "Bukti pembayaran ditolak");
  const ask = () => (doubt ? setAsking("confirm") : confirm());

  useDialogKeys(takesKeys && !busy && asking === null, {
    k: ask,
    t: () => setAsking("reject"),
  });

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={ask} busy={busy && asking === null}>
        Konfirmasi pembayaran
        {takesKeys ? <Key name="K" /> : null}
      </Button>
      <Button variant="danger" onClick={() => setAsking("reject")} disabled={busy}>
        Tolak bukti
        {takesKeys ? <Key name="T" /> : null}
      </Button>
      <Confirm
        open={asking === "confirm"}
        onClose={close}
        onConfirm={confirm}
        title="Konfirmasi pembayaran?"
        confirmLabel="Ya, konfirmasi"
        busy={busy}
      >
        <p>{doubt}</p>
      </Confirm>
      <RejectProofDialog open={asking === "reject"} onClose={close} onReject={reject} busy={busy} />
    </div>
  );
}
