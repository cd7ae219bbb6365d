"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "#components/ui/toast.ts";
import { messageAnswer, type SendOtpInput } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { failureWords, waitSeconds } from "./failure-words.ts";
import { hasNotice } from "./form-notice.tsx";
import { holdResend } from "./resend-hold.ts";

/** `edit-email` is for a signed-in person who verifies their own e-mail. */
export type CodePurpose = SendOtpInput["type"] | "edit-email";

function askForCode(email: string, purpose: CodePurpose) {
  return purpose === "edit-email"
    ? callApi("POST", "/api/send-otp-edit-email", messageAnswer, { body: { email } })
    : callApi("POST", "/api/send-otp", messageAnswer, { body: { email, type: purpose } });
}

/** Sends a code, shows a toast, and starts the wait before the next one. */
export function useSendCode(purpose: CodePurpose) {
  return useMutation({
    mutationFn: (email: string) => askForCode(email, purpose),
    onSuccess(_answer, email) {
      holdResend(email);
      toast.success(`OTP Successfuly sent to ${email}`);
    },
    onError(error, email) {
      const wait = waitSeconds(error);
      if (wait !== null) holdResend(email, wait);
      if (!hasNotice(error)) toast.error(failureWords(error));
    },
  });
}
