"use client";

import { useSave } from "#components/forms/use-save.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";

/** Ends another session of the account and refreshes the page. */
export function useEndSession() {
  return useSave({
    request: (id: string) => ({ path: `/api/session/${id}?_method=delete`, answer: messageAnswer }),
    successMessage: "Signed out there",
    errorMessage: "Oops, Something went wrong!",
    // Also after an error: the session may have ended by itself.
    refreshes: () => true,
  });
}
