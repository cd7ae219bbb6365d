"use client";

import type { UseFormReturn } from "react-hook-form";
import { CART_BADGE } from "#components/cart/cart-keys.ts";
import { refreshFetched } from "#components/fetching/fetched-data.ts";
import { failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import type { NewPasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { loginHref } from "../auth-paths.ts";
import { dropResetCode, type ResetCode } from "../reset-code.ts";

class IncompleteAddress extends Error {}

/** The code is used, expired or wrong. */
export function isCodeRefused(error: unknown): boolean {
  if (!hasStatus(error, 422)) return false;
  return typeof error.body.errors === "string" || "otp" in error.fields || "email" in error.fields;
}

function wordsFor(error: Error): string | null {
  if (error instanceof IncompleteAddress) return "Oops, something went wrong!";
  return hasNotice(error) ? null : failureWords(error);
}

/** Sets the new password by the code, then opens the log-in page. */
export function useResetPassword(
  form: UseFormReturn<NewPasswordInput>,
  code: ResetCode | null | undefined,
  returnPath: string,
) {
  const { goOn } = useNavigateAfterSave();
  return useSave({
    request(input: NewPasswordInput) {
      if (!code) throw new IncompleteAddress();
      const body = { ...code, ...input };
      return { path: "/api/auth/reset-password", answer: messageAnswer, body };
    },
    form,
    successMessage: "Successfuly changed your password",
    errorMessage: wordsFor,
    onSaved() {
      dropResetCode();
      // The server has ended all sessions of the account: the header has to know.
      void refreshFetched(CART_BADGE);
      goOn(loginHref(returnPath));
    },
    leaves: true,
  });
}
