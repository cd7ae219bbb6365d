"use client";

import type { FormEvent } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { MAX_NOTE_LENGTH } from "#lib/orders/schema.ts";
import { LeaveDialog } from "../../parts/leave-dialog.tsx";
import { useLeaveGuard } from "../../parts/use-leave-guard.ts";
import { useOrderNote } from "./use-order-note.ts";

type NoteFormProps = { orderId: string; note: string };

/** The admins' note of an order. Customers never see it. */
export function NoteForm({ orderId, note }: NoteFormProps) {
  const { typed, setTyped, isChanged, save, busy, failure } = useOrderNote(orderId, note);
  const guard = useLeaveGuard(isChanged);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) save();
  }

  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextAreaField
          label="Catatan"
          name="note"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          hint="Hanya untuk admin toko; pelanggan tidak melihatnya."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {failure ? (
        <Notice tone="error" role="alert" className="w-full break-words whitespace-pre-line">
          {failure}
        </Notice>
      ) : null}
      <Button type="submit" variant="secondary" busy={busy} disabled={!busy && !isChanged}>
        Simpan Catatan
      </Button>
      <LeaveDialog guard={guard} title="Tinggalkan halaman ini?">
        Catatan belum disimpan.
      </LeaveDialog>
    </form>
  );
}
