"use client";

import { useEffect, useRef, useState } from "react";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

/** Cancels the customer's own unpaid order, after a question. */
export function CancelOrder({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const isCancelled = useRef(false);
  useEffect(
    () => () => {
      // The refreshed page has no button that the focus could return to.
      if (isCancelled.current) document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );
  const { save, busy } = useSave({
    request: () => ({ path: `/api/order/${id}/cancel`, answer: orderAnswer }),
    successMessage: "Your order is cancelled",
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
        Cancel order
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => save()}
        title="Cancel this order?"
        confirmLabel="Yes, cancel it"
        cancelLabel="Keep it"
        busy={busy}
        danger
      >
        <p>
          The pieces go back on sale, and this can&apos;t be undone. If you have transferred
          already, please keep the order and send us the proof of payment.
        </p>
      </ConfirmDialog>
    </>
  );
}
