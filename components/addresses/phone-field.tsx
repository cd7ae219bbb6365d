import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useWords } from "#language";
import { normalizePhoneNumber } from "#lib/fields/phone-number.ts";

import { ADDRESS_WORDS } from "./address-words.ts";

type PhoneFieldProps = { hint: ReactNode; autoComplete?: string; defaultValue?: string };

/** The form's `phone_number`. Blur and submit normalize 08… and +62… to 62…. */
export function PhoneField({ hint, autoComplete = "tel", defaultValue }: PhoneFieldProps) {
  const { register, setValue, formState } = useFormContext<{ phone_number: string }>();
  const words = useWords(ADDRESS_WORDS);
  const { errors, isSubmitted } = formState;
  function tidy(typed: string) {
    setValue("phone_number", normalizePhoneNumber(typed), { shouldValidate: isSubmitted });
  }
  return (
    <TextField
      label={words.phone}
      type="tel"
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      hint={hint}
      error={errors.phone_number?.message}
      // Enter submits without a blur.
      onKeyDown={(event) => event.key === "Enter" && tidy(event.currentTarget.value)}
      {...register("phone_number", { onBlur: (event) => tidy(event.target.value) })}
    />
  );
}
