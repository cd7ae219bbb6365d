"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#components/ui/toast.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { messageAnswer, type NewPasswordInput } from "#lib/accounts/schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { loginHref } from "./auth-paths.ts";
import { failureWords } from "./failure-words.ts";
import { showFieldErrors } from "./field-errors.ts";
import { hasNotice } from "./form-notice.tsx";

type Code = { email: string; otp: string; returnPath: string };

class IncompleteAddress extends Error {}

/** The code is used, expired or wrong. */
export function isCodeRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  return typeof error.body.errors === "string" || "otp" in error.fields || "email" in error.fields;
}

function wordsFor(error: unknown): string {
  return error instanceof IncompleteAddress ? "Oops, something went wrong!" : failureWords(error);
}

/** Sets the new password by the code in the page's address, then opens the log-in page. */
export function useResetPassword(
  form: UseFormReturn<NewPasswordInput>,
  { email, otp, returnPath }: Code,
) {
  const goOn = useGoOn();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(input: NewPasswordInput) {
      if (email === "" || otp === "") throw new IncompleteAddress();
      const body = { email, otp, ...input };
      return callApi("POST", "/api/auth/reset-password", messageAnswer, { body });
    },
    onSuccess() {
      // The server has ended all sessions of the account, so the cached one is fetched again.
      void queryClient.resetQueries();
      toast.success("Successfuly changed your password");
      goOn(loginHref(returnPath));
    },
    onError(error) {
      const isShown = showFieldErrors(error, form);
      if (!isShown && !hasNotice(error)) toast.error(wordsFor(error));
    },
  });
}
