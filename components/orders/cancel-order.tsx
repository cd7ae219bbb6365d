"use client";

import { useState } from "react";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { useFocusAfter } from "#components/ui/navigation/use-focus-after.ts";
import { useWords } from "#language";
import { hasStatus } from "#lib/http/browser/client.ts";
import { words } from "#lib/language/words.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

const CANCEL_WORDS = words(
  {
    cancel: "Cancel order",
    confirm: "Yes, cancel it",
    done: "Your order is cancelled",
    effect:
      "The pieces go back on sale, and this can't be undone. If you have paid already, please keep the order and send us the proof of payment.",
    keep: "Keep it",
    title: "Cancel this order?",
  },
  {
    cancel: "Batalkan pesanan",
    confirm: "Ya, batalkan",
    done: "Pesanan Anda sudah dibatalkan",
    effect:
      "Batiknya dijual lagi, dan ini tidak dapat diurungkan. Bila Anda sudah membayar, jangan batalkan pesanan, dan kirim bukti pembayarannya kepada kami.",
    keep: "Jangan batalkan",
    title: "Batalkan pesanan ini?",
  },
);

/** Cancels the customer's own unpaid order, after a question. */
export function CancelOrder({ id }: { id: string }) {
  const said = useWords(CANCEL_WORDS);
  const [asking, setAsking] = useState(false);
  // The refreshed page has no button that the focus could return to.
  const isCancelled = useFocusAfter(true);
  const { save, busy } = useSave({
    request: () => ({ path: `/api/order/${id}/cancel`, answer: orderAnswer }),
    successMessage: said.done,
    errorMessage: conflictMessage,
    onSaved() {
      isCancelled.current = true;
    },
    onFailed: () => setAsking(false),
    // After a conflict the page shows what has changed.
    refreshes: (error) => error === null || hasStatus(error, 409),
  });
  return (
    <>
      <Button variant="quiet" size="large" busy={busy} onClick={() => setAsking(true)}>
        {said.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => save()}
        title={said.title}
        confirmLabel={said.confirm}
        cancelLabel={said.keep}
        busy={busy}
        danger
      >
        <p>{said.effect}</p>
      </ConfirmDialog>
    </>
  );
}
