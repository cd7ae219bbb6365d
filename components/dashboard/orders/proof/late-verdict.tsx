"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { formatRupiah, parseTypedAmount } from "#lib/money.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useUpdateOrder } from "../detail/use-update-order.ts";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";

type LateVerdictProps = {
  orderId: string;
  proofId: string;
  /** Rupiah. */
  total: number;
  /** What the customer says to have sent; null where nothing was said. */
  claimed: number | null;
};

/** What an admin answers to a proof of an order that has ended. */
export function LateVerdict({ orderId, proofId, total, claimed }: LateVerdictProps) {
  const { save, busy } = useUpdateOrder(`${orderId}/proof/${proofId}`);
  const [asking, setAsking] = useState<"revive" | "refund" | "reject" | null>(null);
  const close = () => setAsking(null);

  function answer(change: ReviewProofInput, done: string) {
    save({ change, done }, { onSettled: close });
  }

  const revive = () => answer({ state: "confirmed", late: "revive" }, "Pesanan dilanjutkan");
  const refund = (amount: number) =>
    answer({ state: "confirmed", late: "refund", amount }, "Uang dicatat masuk, dan harus kembali");
  const reject = (reason: string) =>
    answer({ state: "rejected", reason }, "Bukti pembayaran ditolak");

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAsking("revive")} disabled={busy}>
        Lanjutkan pesanan
      </Button>
      <Button variant="secondary" onClick={() => setAsking("refund")} disabled={busy}>
        Kembalikan uangnya
      </Button>
      <Button variant="danger" onClick={() => setAsking("reject")} disabled={busy}>
        Tolak bukti
      </Button>
      <Confirm
        open={asking === "revive"}
        onClose={close}
        onConfirm={revive}
        title="Lanjutkan pesanan?"
        confirmLabel="Ya, lanjutkan"
        busy={busy}
      >
        <p>
          Uangnya sudah masuk: pesanan dibayar dengan harga lamanya, {formatRupiah(total)}, dan
          barangnya diambil lagi dari stok.
        </p>
      </Confirm>
      <RefundDialog
        open={asking === "refund"}
        onClose={close}
        onRefund={refund}
        came={claimed ?? total}
        busy={busy}
      />
      <RejectProofDialog
        isLate
        open={asking === "reject"}
        onClose={close}
        onReject={reject}
        busy={busy}
      />
    </div>
  );
}

type RefundDialogProps = {
  open: boolean;
  onClose: () => void;
  onRefund: (amount: number) => void;
  came: number;
  busy: boolean;
};

/** Asks how much came in. The way back is on the order's page. */
function RefundDialog({ open, onClose, onRefund, came, busy }: RefundDialogProps) {
  const [typed, setTyped] = useState(formatRupiah(came));
  const [isAsked, setAsked] = useState(false);
  const amount = parseTypedAmount(typed);

  function submit() {
    setAsked(true);
    if (amount) onRefund(amount);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Kembalikan uangnya?"
      submitLabel="Catat uang masuk"
      busy={busy}
      onSubmit={submit}
    >
      <p>
        Pesanan tetap berakhir. Catat jumlah yang masuk; pengembaliannya lalu dicatat di halaman
        ini, pada bagian “Uang”.
      </p>
      <TextField
        label="Jumlah yang masuk"
        name="amount"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isAsked && !amount ? "Jumlah harus rupiah bulat, paling sedikit 1" : undefined}
      />
    </FormDialog>
  );
}
