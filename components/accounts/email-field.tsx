import type { FieldProps } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";

/** The e-mail that an account signs in with. */
export function EmailField(field: FieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      {...field}
    />
  );
}
