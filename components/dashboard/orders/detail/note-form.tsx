"use client";

import { type FormEvent, useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import { MAX_NOTE_LENGTH, orderNoteAnswer } from "#lib/orders/schema.ts";
import { LeaveGuard } from "../../parts/leave-guard.tsx";

const NOT_SAVED = "Catatan belum tersimpan. Periksa koneksi, lalu coba lagi.";

/** Returns the note of another admin after a conflict, else null. */
function freshNoteOf(error: Error): string | null {
  if (!hasStatus(error, 409)) return null;
  return typeof error.body.note === "string" ? error.body.note : null;
}

function wordsFor(error: Error): string {
  const fresh = freshNoteOf(error);
  if (fresh === null) return NOT_SAVED;
  const now = fresh === "" ? "dihapus" : `menjadi:\n${fresh}`;
  return `Catatan ini sudah diubah admin lain ${now}\nSimpan lagi untuk menggantinya dengan tulisan Anda.`;
}

/** The admins' note of an order. Customers never see it. After a conflict it first shows the other admin's. */
export function NoteForm({ orderId, note }: { orderId: string; note: string }) {
  const [typed, setTyped] = useState(note);
  const [saved, setSaved] = useState(note);
  const { save, busy, error } = useSave({
    request: () => ({
      path: `/api/order/${orderId}/note?_method=patch`,
      answer: orderNoteAnswer,
      body: { note: typed, note_seen: saved },
    }),
    successMessage: "Catatan disimpan",
    errorMessage: null,
    onSaved({ data }) {
      setSaved(data.note);
      setTyped(data.note);
    },
    onFailed: (error) => setSaved((before) => freshNoteOf(error) ?? before),
  });
  const isChanged = typed.trim() !== saved;

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
      <ErrorNotice className="w-full break-words whitespace-pre-line">
        {error && wordsFor(error)}
      </ErrorNotice>
      <Button type="submit" variant="secondary" busy={busy} disabled={!busy && !isChanged}>
        Simpan Catatan
      </Button>
      <LeaveGuard isUnsaved={isChanged} title="Tinggalkan halaman ini?">
        Catatan belum disimpan.
      </LeaveGuard>
    </form>
  );
}
