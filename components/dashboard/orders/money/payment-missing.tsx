"use client";

import { useState } from "react";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { REJECTION_MAX_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import { type OrderView, orderAnswer } from "#lib/orders/schema.ts";
import { isOpen } from "#lib/orders/status/order-status.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";

/** Takes back that the payment came in, with a reason that the customer reads. */
export function PaymentMissing({ order: { id, status, email } }: { order: OrderView }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { save, busy } = useSave({
    request: (body: { reason: string }) => ({
      path: `/api/order/${id}/payment-missing`,
      answer: orderAnswer,
      body,
    }),
    successMessage: "Pembayaran ditarik kembali",
    errorMessage: conflictMessage,
    onSettled: () => setAsking(false),
    refreshes: () => true,
  });

  function submit() {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") save({ reason });
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Uang ternyata tidak masuk
      </Button>
      <FormDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Uang ternyata tidak masuk?"
        submitLabel="Ya, tidak masuk"
        busy={busy}
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
