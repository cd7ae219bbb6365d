import type { FieldProps } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useWords } from "#language";
import { ACCOUNT_WORDS } from "./account-words.ts";

/** The e-mail that an account signs in with. */
export function EmailField(field: FieldProps) {
  const words = useWords(ACCOUNT_WORDS);
  return (
    <TextField
      label={words.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      {...field}
    />
  );
}
