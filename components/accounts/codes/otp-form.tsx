"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useFormContext } from "react-hook-form";
import { CheckedForm } from "#components/forms/checked-form.tsx";
import { errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { OTP_LENGTH, type OtpInput, otpInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { say } from "#lib/language/spoken-language.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { afterOtpHref, type OtpStep } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { keepResetCode } from "../reset-code.ts";
import { keepSignInEmail } from "../sign-in-email.ts";
import { CODE_WORDS } from "./code-words.ts";
import { ResendCode } from "./resend-code.tsx";

/** Returns the server's words about a code that has its eight digits. */
function refusalOf(error: Error): string | null {
  const said = hasStatus(error, 422) ? error.body.errors : undefined;
  return typeof said === "string" ? said : null;
}

function wordsFor(error: Error): string | null {
  return hasNotice(error) ? null : (refusalOf(error) ?? errorMessageOf(error));
}

type OtpFormProps = OtpStep & {
  /** Called instead of opening the next page. */
  onVerified?: () => void;
};

/** Takes the code, and goes on to what it was asked for. Another code can be requested after a wait. */
export function OtpForm({ onVerified, ...step }: OtpFormProps) {
  const words = useWords(CODE_WORDS);
  const form = useForm({ resolver: zodResolver(otpInput) });
  const { navigate } = useNavigateAfterSave();
  const verify = useSave({
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
      navigate(afterOtpHref(step, isKept ? undefined : otp));
    },
    onFailed(error) {
      if (!hasStatus(error, 422)) return;
      form.setError(
        "otp",
        { message: refusalOf(error) ?? say(ACCOUNT_WORDS).wrongCode },
        { shouldFocus: true },
      );
    },
    leaves: onVerified === undefined,
  });
  return (
    <>
      <CheckedForm saving={{ ...verify, form }} submit={words.verify}>
        <FormNotice error={verify.error} />
        <OtpField />
      </CheckedForm>
      <ResendCode {...step} />
    </>
  );
}

/** One input for the whole code: it can be pasted, filled in by the phone and read as a number. */
function OtpField() {
  const words = useWords(CODE_WORDS);
  const { register, setValue, formState } = useFormContext<{ otp: string }>();

  /** Cuts after cleaning: `maxlength` would cut "1234 5678" before its space is removed. */
  function tidy(typed: string) {
    const code = typed.replaceAll(/\D/g, "").slice(0, OTP_LENGTH);
    if (code === typed) return;
    setValue("otp", code, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <TextField
      label={words.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      hint={words.hint}
      error={formState.errors.otp?.message}
      className="text-center text-2xl! font-semibold tracking-[0.35em] tabular-nums"
      {...register("otp", { onChange: (event) => tidy(event.target.value) })}
    />
  );
}
