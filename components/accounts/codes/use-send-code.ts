import { waitSeconds } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { type CodePurpose, sendOtpAnswer } from "#lib/accounts/schema.ts";
import { say } from "#lib/language/spoken-language.ts";
import { RESEND_SECONDS } from "#lib/limits/browser-limits.ts";
import { CODE_WORDS } from "./code-words.ts";
import { holdResend } from "./resend-hold.ts";

/** Returns whether a code was refused because one went out within the last minute. */
function wasJustSent(error: unknown): boolean {
  const wait = waitSeconds(error);
  return wait !== null && wait <= RESEND_SECONDS;
}

/**
 * Has a code sent, says so, and starts the wait before the next one. The code page shows a note.
 * `request` leads on to the code's field also where a code was just sent.
 */
export function useSendCode(purpose: CodePurpose) {
  const { error, save, isSuccess, ...call } = useSave({
    request: (email: string) => ({
      path: purpose === "edit-email" ? "/api/send-otp-edit-email" : "/api/send-otp",
      answer: sendOtpAnswer,
      body: purpose === "edit-email" ? { email } : { email, type: purpose },
    }),
    successMessage: ({ note }, email) => (note ? null : say(CODE_WORDS).sent(email)),
    onSaved: ({ note }, email) => holdResend(email, { note }),
    onFailed(error, email) {
      const wait = waitSeconds(error);
      if (wait !== null) holdResend(email, { seconds: wait });
    },
  });
  const hasCode = isSuccess || wasJustSent(error);
  return {
    ...call,
    hasCode,
    error: hasCode ? null : error,
    request(email: string, onCode: () => void, onError?: (error: Error) => void) {
      save(email, {
        onSuccess: onCode,
        onError: (error) => (wasJustSent(error) ? onCode() : onError?.(error)),
      });
    },
    save,
  };
}
