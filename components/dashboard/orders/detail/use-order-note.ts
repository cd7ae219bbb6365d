import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { orderNoteAnswer } from "#lib/orders/schema.ts";

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

/** Saves an order's note. After a conflict it first shows the other admin's note. */
export function useOrderNote(orderId: string, note: string) {
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
  return { typed, setTyped, isChanged, save, busy, failure: error && wordsFor(error) };
}
