"use client";

import { type FormEvent, useState } from "react";
import { conflictWords } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { isOpen } from "#lib/orders/order-status.ts";
import { REJECTION_MAX_HOURS } from "#lib/orders/rejection-deadline.ts";
import { type OrderView, orderAnswer } from "#lib/orders/schema.ts";

/** Takes back that the payment came in, with a reason that the customer reads. */
export function PaymentMissing({ order: { id, status } }: { order: OrderView }) {
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
    errorMessage: conflictWords,
    onSettled: () => setAsking(false),
    refreshes: () => true,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim() !== "" && !busy) save({ reason });
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Uang ternyata tidak masuk
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Uang ternyata tidak masuk?"
        dismissible={!busy}
        lang="id"
      >
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p>
            {isOpen(status)
              ? `Pesanan kembali menunggu pembayaran selama ${REJECTION_MAX_HOURS} jam, dan pelanggan diminta mengirim bukti lain. Barang tetap disisihkan.`
              : "Pesanan tetap berakhir, dan tidak ada uang yang harus dikembalikan."}
          </p>
          <TextAreaField
            label="Alasan"
            name="reason"
            hint={isOpen(status) ? "Pelanggan membaca alasan ini dalam e-mail." : "Untuk riwayat."}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing ? "This field can't be empty" : undefined}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setAsking(false)} disabled={busy}>
              Batal
            </Button>
            <Button type="submit" variant="danger" busy={busy}>
              Ya, tidak masuk
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
