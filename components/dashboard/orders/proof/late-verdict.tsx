"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { jakartaDay } from "#lib/dates.ts";
import type { ReceiptInput } from "#lib/orders/schema.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useUpdateOrder } from "../detail/use-update-order.ts";
import type { Asked } from "../money/receipt.ts";
import { ReceiptFields, useReceipt } from "../money/receipt-fields.tsx";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";

type LateVerdictProps = {
  orderId: string;
  /** Moment of the order, ISO 8601. */
  orderedAt: string;
  proofId: string;
  asked: Asked;
  /** Amount that the customer says to have sent; null if unstated. */
  claimed: number | null;
};

const DONE = {
  revive: "Pesanan dilanjutkan",
  refund: "Uang dicatat masuk, dan harus kembali",
};

/** Answer to a proof of an order that has ended. Both ways the admin types the amount received. */
export function LateVerdict({ orderId, orderedAt, proofId, asked, claimed }: LateVerdictProps) {
  const { save, busy } = useUpdateOrder(`${orderId}/proof/${proofId}`);
  const [asking, setAsking] = useState<"revive" | "refund" | "reject" | null>(null);
  const receipt = useReceipt(asked, claimed ?? asked.due);
  const keeping = useReceipt({ ...asked, due: 0 }, claimed ?? asked.due);
  const close = () => setAsking(null);
  const since = jakartaDay(new Date(orderedAt));

  function answer(change: ReviewProofInput, done: string) {
    save({ change, done }, { onSettled: close });
  }

  function confirm(late: "revive" | "refund", input: ReceiptInput | null) {
    if (input) answer({ state: "confirmed", late, ...input }, DONE[late]);
  }

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
      <FormDialog
        open={asking === "revive"}
        onClose={close}
        title="Lanjutkan pesanan?"
        submitLabel="Ya, lanjutkan"
        busy={busy}
        onSubmit={() => confirm("revive", receipt.read())}
      >
        <p>
          Uangnya sudah masuk: pesanan berjalan lagi dengan harga lamanya,{" "}
          {formatRupiah(asked.total)}, dan barangnya diambil lagi dari stok.
        </p>
        <ReceiptFields receipt={receipt} since={since} />
      </FormDialog>
      <FormDialog
        open={asking === "refund"}
        onClose={close}
        title="Kembalikan uangnya?"
        submitLabel="Catat uang masuk"
        busy={busy}
        onSubmit={() => confirm("refund", keeping.read())}
      >
        <p>
          Pesanan tetap berakhir. Catat jumlah yang masuk; pengembaliannya lalu dicatat di halaman
          ini, pada bagian “Uang”.
        </p>
        <ReceiptFields receipt={keeping} since={since} asksRest={false} />
      </FormDialog>
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
