import type { UseFormReturn } from "react-hook-form";
import { resetCheckout } from "#components/fetching/checkout-storage.ts";
import { conflictWords, failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import type { DeleteAccountInput } from "#lib/privacy/schema.ts";

/** Deletes the account, forgets what this browser held, and leaves for /home. */
export function useDeleteAccount(form: UseFormReturn<DeleteAccountInput>) {
  return useSave({
    request: (body: DeleteAccountInput) => ({
      path: "/api/user",
      method: "DELETE" as const,
      answer: messageAnswer,
      body,
    }),
    form,
    successMessage: "Your account has been deleted",
    errorMessage: (error) => {
      if (hasNotice(error)) return null;
      return hasStatus(error, 409) ? conflictWords(error) : failureWords(error);
    },
    onSaved() {
      resetCheckout();
      // A new document: nothing in this page's memory outlives the account.
      window.location.assign("/home");
    },
    leaves: true,
  });
}
