import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "#lib/http/client.ts";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "setError">;

/** Puts the server's first message under each field that the form has; answers whether there was one. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Form<Values>,
): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const values = getValues();
  let isShown = false;
  for (const [field, [message]] of fields) {
    if (!(field in values) || !message) continue;
    setError(field as Path<Values>, { message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}
