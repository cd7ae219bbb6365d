"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";
import { useReviewProof } from "./use-review-proof.ts";

type ProofVerdictProps = {
  orderId: string;
  proofId: string;
  /** A doubt to confirm first, as another amount; null for none. */
  doubt: string | null;
};

/** Buttons to confirm or reject a proof. */
export function ProofVerdict({ orderId, proofId, doubt }: ProofVerdictProps) {
  const { review, busy } = useReviewProof(orderId, proofId);
  const [asking, setAsking] = useState<"confirm" | "reject" | null>(null);
  const close = () => setAsking(null);

  async function confirm() {
    await review({ state: "confirmed" }, "Pembayaran dikonfirmasi");
    close();
  }

  async function reject(reason: string) {
    await review({ state: "rejected", reason }, "Bukti pembayaran ditolak");
    close();
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        onClick={() => (doubt ? setAsking("confirm") : void confirm())}
        busy={busy && asking === null}
      >
        Konfirmasi pembayaran
      </Button>
      <Button variant="danger" onClick={() => setAsking("reject")} disabled={busy}>
        Tolak bukti
      </Button>
      <ConfirmDialog
        open={asking === "confirm"}
        onClose={close}
        onConfirm={confirm}
        title="Konfirmasi pembayaran?"
        confirmLabel="Ya, konfirmasi"
        cancelLabel="Batal"
        busy={busy}
        lang="id"
      >
        <p>{doubt}</p>
      </ConfirmDialog>
      <RejectProofDialog open={asking === "reject"} onClose={close} onReject={reject} busy={busy} />
    </div>
  );
}
