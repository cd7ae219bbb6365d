"use client";

import { useSave } from "#components/forms/use-save.ts";
import { userAnswer } from "#lib/accounts/schema.ts";

/** Cancels the change of e-mail and refreshes the page. */
export function useCancelEmailChange() {
  return useSave({
    request: () => ({ path: "/api/user/email-change?_method=delete", answer: userAnswer }),
    successMessage: "Your email stays as it is",
    // Also after an error: the change may have ended meanwhile.
    refreshes: () => true,
  });
}
