import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { orderNoteAnswer } from "#lib/orders/schema.ts";

const NOT_SAVED = "Catatan belum tersimpan. Periksa koneksi, lalu coba lagi.";

/** The note of another admin that made ours a conflict. */
function freshNoteOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return typeof error.body.note === "string" ? error.body.note : null;
}

function changedWords(fresh: string): string {
  const now = fresh === "" ? "dihapus" : `menjadi:\n${fresh}`;
  return `Catatan ini sudah diubah admin lain ${now}\nSimpan lagi untuk menggantinya dengan tulisan Anda.`;
}

/** Saves an order's note. On a conflict it shows the other note before it replaces it. */
export function useSaveNote(orderId: string, note: string) {
  const [saved, setSaved] = useState(note);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns the stored note, or null when it wasn't stored. */
  async function save(typed: string): Promise<string | null> {
    setBusy(true);
    setFailure(null);
    try {
      const body = { note: typed, note_seen: saved };
      const path = `/api/order/${orderId}/note?_method=patch`;
      const { data } = await callApi("POST", path, orderNoteAnswer, { body });
      setSaved(data.note);
      toast.success("Catatan disimpan");
      return data.note;
    } catch (error) {
      const fresh = freshNoteOf(error);
      if (fresh !== null) setSaved(fresh);
      setFailure(fresh === null ? NOT_SAVED : changedWords(fresh));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { saved, save, busy, failure };
}
