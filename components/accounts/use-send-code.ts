"use client";

import { waitSeconds } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { type SendOtpInput, sendOtpAnswer } from "#lib/accounts/schema.ts";
import { holdResend } from "./resend-hold.ts";

/** `edit-email` is for a signed-in person who verifies their own e-mail. */
export type CodePurpose = SendOtpInput["type"] | "edit-email";

/** Has a code sent, says so, and starts the wait before the next one. The code page shows a note. */
export function useSendCode(purpose: CodePurpose) {
  return useSave({
    request: (email: string) => ({
      path: purpose === "edit-email" ? "/api/send-otp-edit-email" : "/api/send-otp",
      answer: sendOtpAnswer,
      body: purpose === "edit-email" ? { email } : { email, type: purpose },
    }),
    done: ({ note }, email) => (note ? null : `OTP Successfuly sent to ${email}`),
    onSaved: ({ note }, email) => holdResend(email, { note }),
    onFailed(error, email) {
      const wait = waitSeconds(error);
      if (wait !== null) holdResend(email, { seconds: wait });
    },
  });
}
