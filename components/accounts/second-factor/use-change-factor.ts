"use client";

import type { UseFormReturn } from "react-hook-form";
import { failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
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
    words: wordsFor,
  });
}

/** Turns two-step sign-in off and opens its page. */
export function useRemoveFactor(form: Form) {
  const goOn = useGoOn();
  return useSave({
    request: (body: OwnerProof) => ({
      path: "/api/auth/second-factor?_method=delete",
      answer: messageAnswer,
      body,
    }),
    form,
    done: "Two-step sign-in is off",
    words: wordsFor,
    onSaved: () => goOn("/auth/second-factor"),
    leaves: true,
  });
}
