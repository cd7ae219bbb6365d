import { useFormContext } from "react-hook-form";
import { TextField } from "#components/ui/fields/text-field.tsx";

/** The e-mail that an account signs in with. */
export function EmailField() {
  const { register, formState } = useFormContext<{ email: string }>();
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      error={formState.errors.email?.message}
      {...register("email")}
    />
  );
}
