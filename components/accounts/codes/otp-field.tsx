"use client";

import type { ClipboardEvent } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { OTP_LENGTH } from "#lib/accounts/schema.ts";

/** One input for the whole code: it can be pasted, filled in by the phone and read as a number. */
export function OtpField({ hint }: { hint: string }) {
  const { register, setValue, formState } = useFormContext<{ otp: string }>();

  /** `maxlength` would cut "1234 5678" before the space is removed. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const digits = event.clipboardData.getData("text").replaceAll(/\D/g, "").slice(0, OTP_LENGTH);
    if (digits === "") return;
    event.preventDefault();
    setValue("otp", digits, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <TextField
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={OTP_LENGTH}
      spellCheck={false}
      hint={hint}
      error={formState.errors.otp?.message}
      onPaste={paste}
      className="text-center text-2xl! font-semibold tracking-[0.35em] tabular-nums"
      {...register("otp", { setValueAs: (typed: string) => typed.replaceAll(/\s/g, "") })}
    />
  );
}
