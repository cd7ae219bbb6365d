import { z } from "zod";

export const EMPTY = "This field can't be empty";

const TOO_LONG = {
  en: (max: number) => `At most ${max} characters`,
  id: (max: number) => `Paling banyak ${max} karakter`,
};

type Options = {
  empty?: string | undefined;
  /** Indonesian in the dashboard. */
  language?: keyof typeof TOO_LONG;
};

/** Returns a field for text of 1 to `max` characters. Forms send CRLF, which becomes LF. */
export function requiredText(max: number, { empty = EMPTY, language = "id" }: Options = {}) {
  return z
    .string(empty)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, empty).max(max, TOO_LONG[language](max)));
}
