"use client";

import type { UseFormReturn } from "react-hook-form";
import { failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { type OwnerProof, recoveryCodesAnswer } from "#lib/accounts/second-factor/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";

type Form = UseFormReturn<OwnerProof>;

function wordsFor(error: Error): string | null {
  if (hasNotice(error)) return null;
  return hasStatus(error, 403, 409) ? error.message : failureWords(error);
}

/** Replaces the recovery codes. The answer holds the new ones. */
export function useRenewCodes(form: Form) {
  return useSave({
    request: (body: OwnerProof) => ({
      path: "/api/auth/recovery-codes",
      answer: recoveryCodesAnswer,
      body,
    }),
    form,
    errorMessage: wordsFor,
  });
}

/** Turns two-step sign-in off and opens its page. */
export function useRemoveFactor(form: Form) {
  const { goOn } = useNavigateAfterSave();
  return useSave({
    request: (body: OwnerProof) => ({
      path: "/api/auth/second-factor?_method=delete",
      answer: messageAnswer,
      body,
    }),
    form,
    successMessage: "Two-step sign-in is off",
    errorMessage: wordsFor,
    onSaved: () => goOn("/auth/second-factor"),
    leaves: true,
  });
}
