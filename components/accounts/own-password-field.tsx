import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";

/** The present password, by which the owner confirms a change. Goes into a FormProvider's form. */
export function OwnPasswordField({ email }: { email: string }) {
  const field = fieldsOf(useFormContext<{ password: string }>());
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="We ask to make sure it’s you"
        {...field("password")}
      />
    </>
  );
}
