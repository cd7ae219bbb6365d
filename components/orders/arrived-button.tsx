"use client";

import { useState } from "react";
import { conflictWords } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { orderAnswer } from "#lib/orders/schema.ts";

/** Lets the customer say that the parcel has arrived, like the link in the mail. */
export function ArrivedButton({ orderId }: { orderId: string }) {
  const [isAsking, setAsking] = useState(false);
  const complete = useSave({
    request: () => ({ path: `/api/order/${orderId}/complete`, answer: orderAnswer }),
    successMessage: "Thank you, your order is completed",
    errorMessage: conflictWords,
    onSettled: () => setAsking(false),
    // Also after an error: the order may have moved on.
    refreshes: () => true,
  });
  return (
    <div className="mb-6">
      <Button size="large" busy={complete.busy} onClick={() => setAsking(true)}>
        My order has arrived
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => complete.save()}
        title="Has your order arrived?"
        confirmLabel="Yes, it has arrived"
        cancelLabel="Not yet"
        busy={complete.isPending}
      >
        <p>The order is then completed.</p>
      </ConfirmDialog>
    </div>
  );
}
