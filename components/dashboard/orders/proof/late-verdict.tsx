"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import type { ReceiptInput } from "#lib/orders/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { ReceiptFields, useReceipt } from "../money/receipt-fields.tsx";
import { RejectProofDialog } from "./reject-proof-dialog.tsx";
import { type AskedProof, useProofAnswer } from "./use-proof-answer.ts";

const DONE = {
  revive: "Pesanan dilanjutkan",
  refund: "Uang dicatat masuk, dan harus kembali",
};

/** Answer to a proof of an order that has ended. Both ways the admin types the amount received. */
export function LateVerdict({ proof }: { proof: AskedProof }) {
  const { asked, claimed, receivedOn } = proof;
  const [asking, setAsking] = useState<"revive" | "refund" | "reject" | null>(null);
  const close = () => setAsking(null);
  const { answer, reject, busy, receipt, since } = useProofAnswer(proof, { close });
  const keeping = useReceipt({ ...asked, due: 0 }, claimed ?? asked.due, receivedOn);

  function confirm(late: "revive" | "refund", input: ReceiptInput | null) {
    if (input) answer({ state: "confirmed", late, ...input }, DONE[late]);
  }

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
