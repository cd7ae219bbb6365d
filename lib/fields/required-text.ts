import { z } from "zod";

export const EMPTY = "This field can't be empty";

const TOO_LONG = {
  en: (max: number) => `At most ${max} characters`,
  id: (max: number) => `Paling banyak ${max} karakter`,
};

type Words = {
  /** Said of an empty field. */
  empty?: string | undefined;
  /** The language of the form: the dashboard's is Indonesian. */
  language?: keyof typeof TOO_LONG;
};

/**
 * Returns a field for text that must be there, at most `max` characters. A form writes line ends as
 * CRLF; they are stored as LF.
 */
export function requiredText(max: number, { empty = EMPTY, language = "id" }: Words = {}) {
  return z
    .string(empty)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, empty).max(max, TOO_LONG[language](max)));
}
