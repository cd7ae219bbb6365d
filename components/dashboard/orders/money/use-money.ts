import { useState } from "react";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { type SaveRequest, useSave } from "#components/forms/use-save.ts";
import { ApiError } from "#lib/http/browser/client.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

/** Posts an entry of an order's money from a dialog, and refreshes the page. A toast names what the API refused. */
export function useMoney(path: string, done: string) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const { save, busy } = useSave({
    request: (body: NonNullable<SaveRequest["body"]>) => ({
      path: `/api/order/${path}`,
      answer: orderAnswer,
      body,
    }),
    successMessage: done,
    errorMessage: (error) =>
      (error instanceof ApiError && Object.values(error.fields)[0]?.[0]) || conflictMessage(error),
    onSettled: onClose,
    refreshes: () => true,
  });
  return { save, ask: () => setOpen(true), dialog: { open, onClose, busy } };
}
