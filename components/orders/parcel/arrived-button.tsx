"use client";

import { useState } from "react";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import type { ButtonSize } from "#components/ui/button/button-style.ts";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";
import { orderAnswer } from "#lib/orders/schema.ts";
import { COMPLETED_WORDS } from "../completed-words.ts";

const ARRIVED_WORDS = words(
  {
    confirm: "Yes, it has arrived",
    effect: "The order is then completed.",
    notYet: "Not yet",
    title: "Has your order arrived?",
  },
  {
    confirm: "Ya, sudah sampai",
    effect: "Pesanan lalu dinyatakan selesai.",
    notYet: "Belum",
    title: "Pesanan Anda sudah sampai?",
  },
);

type ArrivedButtonProps = { orderId: string; label: string; size?: ButtonSize };

/** Lets the customer say that the parcel has arrived, like the link in the mail. */
export function ArrivedButton({ orderId, label, size }: ArrivedButtonProps) {
  const said = useWords(ARRIVED_WORDS);
  const { done } = useWords(COMPLETED_WORDS);
  const [isAsking, setAsking] = useState(false);
  const complete = useSave({
    request: () => ({ path: `/api/order/${orderId}/complete`, answer: orderAnswer }),
    successMessage: done,
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
        title={said.title}
        confirmLabel={said.confirm}
        cancelLabel={said.notYet}
        busy={complete.isPending}
      >
        <p>{said.effect}</p>
      </ConfirmDialog>
    </>
  );
}
