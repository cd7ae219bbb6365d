import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { useWords } from "#language";
import type { NewPasswordInput } from "#lib/accounts/schema.ts";
import { PASSWORD_WORDS } from "./password-words.ts";

/** The new password, twice. */
export function NewPasswordFields({ label }: { label?: string }) {
  const words = useWords(PASSWORD_WORDS);
  const field = fieldsOf(useFormContext<NewPasswordInput>());
  return (
    <>
      <PasswordField
        label={label ?? words.new}
        autoComplete="new-password"
        hint={words.hint}
        {...field("password", { deps: "password_confirmation" })}
      />
      <PasswordField
        label={words.confirmation}
        autoComplete="new-password"
        {...field("password_confirmation", { deps: "password" })}
      />
    </>
  );
}
