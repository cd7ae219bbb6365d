"use client";

import type { UseFormReturn } from "react-hook-form";
import { failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import type { OtpInput } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/client.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { afterOtpHref, type OtpStep } from "./auth-paths.ts";

const WRONG = "Invalid or expired OTP.";

function wordsFor(error: Error): string | null {
  if (hasNotice(error)) return null;
  const said = hasStatus(error, 422) ? error.body.errors : undefined;
  return typeof said === "string" ? said : failureWords(error);
}

/** Tries the code. Then calls `onVerified`, or without one goes on to what the code was asked for. */
export function useVerifyOtp(
  form: UseFormReturn<OtpInput>,
  step: OtpStep,
  onVerified?: () => void,
) {
  const goOn = useGoOn();
  return useSave({
    request: ({ otp }: OtpInput) => ({
      path: "/api/verify-otp",
      answer: messageAnswer,
      body: { email: step.email, otp },
    }),
    words: wordsFor,
    onSaved: (_answer, { otp }) => (onVerified ? onVerified() : goOn(afterOtpHref(step, otp))),
    onFailed(error) {
      if (hasStatus(error, 422)) form.setError("otp", { message: WRONG }, { shouldFocus: true });
    },
    leaves: onVerified === undefined,
  });
}
