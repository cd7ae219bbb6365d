import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { useWords } from "#language";
import { ACCOUNT_WORDS } from "./account-words.ts";

/** The present password, by which the owner confirms a change. Goes into a FormProvider's form. */
export function OwnPasswordField({ email }: { email: string }) {
  const words = useWords(ACCOUNT_WORDS);
  const field = fieldsOf(useFormContext<{ password: string }>());
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        hint={words.ownPasswordHint}
        {...field("password")}
      />
    </>
  );
}
