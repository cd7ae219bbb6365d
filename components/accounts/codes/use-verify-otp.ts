"use client";

import type { UseFormReturn } from "react-hook-form";
import { failureWords, hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import type { OtpInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { afterOtpHref, type OtpStep } from "../auth-paths.ts";
import { keepResetCode } from "../reset-code.ts";
import { keepSignInEmail } from "../sign-in-email.ts";

const WRONG = "Invalid or expired OTP.";

/** Returns the server's words about a code that has its eight digits. */
function refusalOf(error: Error): string | null {
  const said = hasStatus(error, 422) ? error.body.errors : undefined;
  return typeof said === "string" ? said : null;
}

function wordsFor(error: Error): string | null {
  return hasNotice(error) ? null : (refusalOf(error) ?? failureWords(error));
}

/** Tries the code. Then calls `onVerified`, or without one goes on to what the code was asked for. */
export function useVerifyOtp(
  form: UseFormReturn<OtpInput>,
  step: OtpStep,
  onVerified?: () => void,
) {
  const { goOn } = useNavigateAfterSave();
  return useSave({
    request: ({ otp }: OtpInput) => ({
      path: "/api/verify-otp",
      answer: messageAnswer,
      body: { email: step.email, otp },
    }),
    errorMessage: wordsFor,
    onSaved(_answer, { otp }) {
      if (onVerified) return onVerified();
      if (!step.isReverifying) keepSignInEmail(step.email);
      const isReset = step.target === "password-reset";
      const isKept = isReset && keepResetCode({ email: step.email, otp });
      goOn(afterOtpHref(step, isKept ? undefined : otp));
    },
    onFailed(error) {
      if (!hasStatus(error, 422)) return;
      form.setError("otp", { message: refusalOf(error) ?? WRONG }, { shouldFocus: true });
    },
    leaves: onVerified === undefined,
  });
}
