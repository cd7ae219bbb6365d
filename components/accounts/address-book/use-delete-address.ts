"use client";

import { useSave } from "#components/forms/use-save.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";

/** Deletes a saved address and refreshes the page. */
export function useDeleteAddress() {
  return useSave({
    request: (id: string) => ({ path: `/api/address/${id}?_method=delete`, answer: messageAnswer }),
    successMessage: "Successfuly deleted address",
    errorMessage: "Oops! Something went wrong",
    // Also after an error: another tab may have changed the list.
    refreshes: () => true,
  });
}
