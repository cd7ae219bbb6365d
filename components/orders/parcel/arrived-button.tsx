"use client";

import { useState } from "react";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import type { ButtonSize } from "#components/ui/button/button-style.ts";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { orderAnswer } from "#lib/orders/schema.ts";

type ArrivedButtonProps = { orderId: string; label: string; size?: ButtonSize };

/** Lets the customer say that the parcel has arrived, like the link in the mail. */
export function ArrivedButton({ orderId, label, size }: ArrivedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const complete = useSave({
    request: () => ({ path: `/api/order/${orderId}/complete`, answer: orderAnswer }),
    successMessage: "Thank you, your order is completed",
    errorMessage: conflictMessage,
    onSettled: () => setAsking(false),
    // Also after an error: the order may have moved on.
    refreshes: () => true,
  });
  return (
    <>
      <Button size={size} busy={complete.busy} onClick={() => setAsking(true)}>
        {label}
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
    </>
  );
}
