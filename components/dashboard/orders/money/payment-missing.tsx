"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { REJECTION_MAX_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { isOpen } from "#lib/orders/status/order-status.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useMoney } from "./use-money.ts";

/** Takes back that the payment came in, with a reason that the customer reads. */
export function PaymentMissing({ order: { id, status, email } }: { order: OrderView }) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { save, ask, dialog } = useMoney(`${id}/payment-missing`, "Pembayaran ditarik kembali");

  function submit() {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") save({ reason });
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={ask}>
        Uang ternyata tidak masuk
      </Button>
      <FormDialog
        {...dialog}
        title="Uang ternyata tidak masuk?"
        submitLabel="Ya, tidak masuk"
        danger
        onSubmit={submit}
      >
        <p>
          {isOpen(status)
            ? `Pesanan kembali menunggu pembayaran selama ${REJECTION_MAX_HOURS} jam, dan pelanggan diminta mengirim bukti lain. Barang tetap disisihkan.`
            : "Pesanan tetap berakhir, dan tidak ada uang yang harus dikembalikan."}
        </p>
        <TextAreaField
          label="Alasan"
          name="reason"
          hint={
            isOpen(status) && email !== ""
              ? "Pelanggan membaca alasan ini dalam e-mail."
              : "Untuk riwayat."
          }
          rows={3}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing ? "This field can't be empty" : undefined}
        />
      </FormDialog>
    </>
  );
}
