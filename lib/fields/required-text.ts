import { z } from "zod";

export const EMPTY = "This field can't be empty";

/**
 * Text that has to be there, at most `max` characters. A form writes its line ends as CRLF; they
 * are stored as LF.
 */
export function requiredText(max: number, empty = EMPTY) {
  return z
    .string(empty)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, empty).max(max, `Paling banyak ${max} karakter`));
}
