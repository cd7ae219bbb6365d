"use client";

import { waitSeconds } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import type { SendOtpInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { holdResend } from "./resend-hold.ts";

/** `edit-email` is for a signed-in person who verifies their own e-mail. */
export type CodePurpose = SendOtpInput["type"] | "edit-email";

/** Has a code sent, says so, and starts the wait before the next one. */
export function useSendCode(purpose: CodePurpose) {
  return useSave({
    request: (email: string) => ({
      path: purpose === "edit-email" ? "/api/send-otp-edit-email" : "/api/send-otp",
      answer: messageAnswer,
      body: purpose === "edit-email" ? { email } : { email, type: purpose },
    }),
    done: (_answer, email) => `OTP Successfuly sent to ${email}`,
    onSaved: (_answer, email) => holdResend(email),
    onFailed(error, email) {
      const wait = waitSeconds(error);
      if (wait !== null) holdResend(email, wait);
    },
  });
}
