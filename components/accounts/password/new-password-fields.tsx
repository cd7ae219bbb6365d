import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { MIN_PASSWORD_LENGTH, type NewPasswordInput } from "#lib/accounts/schema.ts";

/** The new password, twice. */
export function NewPasswordFields({ label = "New password" }: { label?: string }) {
  const field = fieldsOf(useFormContext<NewPasswordInput>());
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={`Password minimum ${MIN_PASSWORD_LENGTH} characters`}
        {...field("password", { deps: "password_confirmation" })}
      />
      <PasswordField
        label="Password confirmation"
        autoComplete="new-password"
        {...field("password_confirmation", { deps: "password" })}
      />
    </>
  );
}
