import { ApiError } from "#lib/http/browser/client.ts";

/** The part of react-hook-form's form that takes messages. */
export type FieldForm = {
  getValues: () => object;
  setError: (field: never, error: { message: string }, options: { shouldFocus: boolean }) => void;
};

/** Shows the server's first message under each field of the form. Returns whether there was one. */
export function showFieldErrors(error: unknown, { getValues, setError }: FieldForm): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const values = getValues();
  let isShown = false;
  for (const [field, [message]] of fields) {
    if (!(field in values) || !message) continue;
    setError(field as never, { message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}
