"use client";

import type { UseFormReturn } from "react-hook-form";
import { conflictWords, failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import {
  type ConfirmFactorInput,
  recoveryCodesAnswer,
} from "#lib/accounts/second-factor/schema.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";

/** Returns what is wrong with the page's key, which no field shows; null if it is something else. */
export function setupFailure(error: unknown): string | null {
  return error instanceof ApiError ? (error.fields.setup?.[0] ?? null) : null;
}

function wordsFor(error: Error): string | null {
  if (hasNotice(error) || setupFailure(error)) return null;
  return hasStatus(error, 409) ? conflictWords(error) : failureWords(error);
}

/** Hands in the first code of an app. The answer holds the recovery codes. */
export function useConfirmFactor(form: UseFormReturn<ConfirmFactorInput>) {
  return useSave({
    request: (body: ConfirmFactorInput) => ({
      path: "/api/auth/second-factor",
      answer: recoveryCodesAnswer,
      body,
    }),
    form,
    successMessage: "Two-step sign-in is on",
    errorMessage: wordsFor,
  });
}
