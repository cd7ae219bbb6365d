import { useState } from "react";
import { type SaveRequest, useSave } from "#components/forms/use-save.ts";
import { useFocusAfter } from "#components/ui/navigation/use-focus-after.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import {
  bankRowAnswer,
  type ConfirmedRow,
  confirmRowsAnswer,
} from "#lib/payments/statements/schema.ts";
import { NOT_SAVED } from "../orders/order-errors.ts";

const NOT_ALL = "Tidak semua baris bisa dikonfirmasi. Periksa daftarnya, lalu coba lagi.";
const CHANGED = "Baris atau pesanan ini sudah berubah. Periksa lagi.";

function wordsFor(error: Error): string {
  const field = error instanceof ApiError && Object.values(error.fields)[0]?.[0];
  if (field) return field;
  return hasStatus(error, 404, 409) ? CHANGED : NOT_SAVED;
}

/** Puts a row of the bank where its money is, from a dialog. */
export function useSettleRow(id: string, done: string) {
  const [open, setOpen] = useState(false);
  const isDone = useFocusAfter();
  const onClose = () => setOpen(false);
  const { save, busy } = useSave({
    request: (body: NonNullable<SaveRequest["body"]>) => ({
      path: `/api/bank-row/${id}?_method=patch`,
      answer: bankRowAnswer,
      body,
    }),
    successMessage: done,
    errorMessage: wordsFor,
    onSaved() {
      isDone.current = true;
      onClose();
    },
    refreshes: (error) => error === null || hasStatus(error, 404, 409),
  });
  return { save, busy, ask: () => setOpen(true), dialog: { open, onClose, busy } };
}

/** Answer of 200 in which rows stay that should have gone. */
class NoneConfirmed extends Error {}

const countConfirmed = (rows: readonly ConfirmedRow[]) =>
  rows.filter(({ result }) => result === "confirmed").length;

/** Confirms the named rows, or without names all that may be confirmed at once. */
export function useConfirmRows(onSettled?: () => void) {
  const isDone = useFocusAfter();
  return useSave({
    request: (ids: readonly string[] | null) => ({
      path: "/api/bank-row",
      answer: confirmRowsAnswer,
      body: ids ? { ids } : {},
    }),
    successMessage({ data }) {
      const confirmed = countConfirmed(data);
      const left = data.length - confirmed;
      return `${confirmed} pembayaran dikonfirmasi${left > 0 ? `, ${left} tidak berubah` : ""}`;
    },
    errorMessage: (error) => (error instanceof NoneConfirmed ? error.message : wordsFor(error)),
    onSaved({ data }) {
      if (data.some(({ result }) => result === "failed")) throw new NoneConfirmed(NOT_ALL);
      if (countConfirmed(data) === 0) throw new NoneConfirmed(CHANGED);
      isDone.current = true;
    },
    onSettled,
    refreshes: () => true,
  });
}
