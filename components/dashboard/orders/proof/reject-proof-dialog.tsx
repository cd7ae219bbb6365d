"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { REJECTION_MAX_HOURS, REJECTION_MIN_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import { LATE_PROOF_DAYS } from "#lib/shop/promises.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";

/** The usual reasons, which can be changed before they are sent. */
const REASONS = {
  "Jumlah kurang": "Jumlah transfer kurang dari total pesanan.",
  Buram: "Gambarnya buram, jadi jumlah dan rekeningnya tidak terbaca.",
  "Rekening lain": "Transfer ini masuk ke rekening lain, bukan rekening toko.",
};

type RejectProofDialogProps = {
  open: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
  busy: boolean;
  /** The order has ended. */
  isLate?: boolean;
};

const NEXT = `selama ${REJECTION_MIN_HOURS} sampai ${REJECTION_MAX_HOURS} jam. Setelah itu pesanan dibatalkan otomatis.`;
const NEXT_WHERE_LATE = `sampai ${LATE_PROOF_DAYS} hari setelah pesanan berakhir.`;

/** Asks for the reason, which the customer reads. */
export function RejectProofDialog(props: RejectProofDialogProps) {
  const { open, onClose, onReject, busy, isLate = false } = props;
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isEmpty = reason.trim() === "";

  function submit() {
    setAsked(true);
    if (!isEmpty) onReject(reason.trim());
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Tolak bukti pembayaran?"
      submitLabel="Tolak bukti"
      busy={busy}
      danger
      onSubmit={submit}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Alasan yang sering</legend>
        {Object.entries(REASONS).map(([name, words]) => (
          <Button key={name} variant="secondary" size="small" onClick={() => setReason(words)}>
            {name}
          </Button>
        ))}
      </fieldset>
      <TextAreaField
        label="Alasan penolakan"
        name="reason"
        hint={`Pelanggan membaca alasan ini dalam e-mail, lalu dapat mengirim bukti lain ${isLate ? NEXT_WHERE_LATE : NEXT}`}
        rows={3}
        maxLength={300}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isAsked && isEmpty ? "This field can't be empty" : undefined}
      />
    </FormDialog>
  );
}
