"use client";

import { useSave } from "#components/forms/use-save.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";

/** Deletes a saved address; the page then shows what is left. */
export function useDeleteAddress() {
  return useSave({
    request: (id: string) => ({ path: `/api/address/${id}?_method=delete`, answer: messageAnswer }),
    done: "Successfuly deleted address",
    words: "Oops! Something went wrong",
    // A refusal, too, may mean that the list has changed in another tab.
    refreshes: () => true,
  });
}
