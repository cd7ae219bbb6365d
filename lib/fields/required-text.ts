import { z } from "zod";
import { visibleText } from "./pasted-text.ts";

export const EMPTY = "This field can't be empty";

const TOO_LONG = {
  en: (max: number) => `At most ${max} characters`,
  id: (max: number) => `Paling banyak ${max} karakter`,
};

/** Returns the words for a text that is too long. Without them `.max()` takes those for an empty one. */
export function atMost(max: number, language: keyof typeof TOO_LONG = "en"): string {
  return TOO_LONG[language](max);
}

type Options = {
  empty?: string | undefined;
  /** Indonesian in the dashboard. */
  language?: keyof typeof TOO_LONG;
};

/** Returns a field for text of 1 to `max` characters. Forms send CRLF, which becomes LF. */
export function requiredText(max: number, { empty = EMPTY, language = "id" }: Options = {}) {
  return z
    .string(empty)
    .transform((text) => visibleText(text.replaceAll("\r\n", "\n")))
    .pipe(z.string().min(1, empty).max(max, atMost(max, language)));
}
