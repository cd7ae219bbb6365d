import { useFormContext } from "react-hook-form";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { MIN_PASSWORD_LENGTH, type NewPasswordInput } from "#lib/accounts/schema.ts";

/** The new password, twice. */
export function NewPasswordFields({ label = "New password" }: { label?: string }) {
  const { register, formState } = useFormContext<NewPasswordInput>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={`Password minimum ${MIN_PASSWORD_LENGTH} characters`}
        error={errors.password?.message}
        {...register("password", { deps: "password_confirmation" })}
      />
      <PasswordField
        label="Password confirmation"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register("password_confirmation", { deps: "password" })}
      />
    </>
  );
}
