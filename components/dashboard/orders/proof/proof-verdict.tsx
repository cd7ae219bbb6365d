"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { useUpdateOrder } from "../detail/use-update-order.ts";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";

type ProofVerdictProps = {
  orderId: string;
  proofId: string;
  /** A warning to confirm first, such as another amount; null for none. */
  doubt: string | null;
};

/** Buttons to confirm or reject a proof. */
export function ProofVerdict({ orderId, proofId, doubt }: ProofVerdictProps) {
  const { save, busy } = useUpdateOrder(`${orderId}/proof/${proofId}`);
  const [asking, setAsking] = useState<"confirm" | "reject" | null>(null);
  const close = () => setAsking(null);

  function confirm() {
    const change = { state: "confirmed" } as const;
    save({ change, done: "Pembayaran dikonfirmasi" }, { onSettled: close });
  }

  function reject(reason: string) {
    const change = { state: "rejected", reason } as const;
    save({ change, done: "Bukti pembayaran ditolak" }, { onSettled: close });
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        onClick={() => (doubt ? setAsking("confirm") : confirm())}
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
