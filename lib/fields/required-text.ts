import { z } from "zod";
import { asError, type Message, spokenLanguage } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { visibleText } from "./pasted-text.ts";

export const EMPTY = words("This field can't be empty", "Wajib diisi");

const TOO_LONG = words(
  (max: number) => `At most ${max} characters`,
  (max) => `Paling banyak ${max} karakter`,
);

/** Returns zod's option for a too long text, spoken or Indonesian. Without it `.max()` says that the text is empty. */
export function atMost(max: number, language?: "id"): { error: () => string } {
  return { error: () => TOO_LONG[language ?? spokenLanguage()](max) };
}

type Options = {
  empty?: Message | undefined;
  /** Language of "too long": the dashboard's, or the spoken one. */
  language?: "id" | "spoken";
};

/** Returns a field for text of up to `max` characters that may be empty or absent. Forms send CRLF, which becomes LF. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite((text) => visibleText(text.replaceAll("\r\n", "\n")))
    .max(max, atMost(max, "id"))
    .optional();
}

/** Returns a field for text of 1 to `max` characters. Forms send CRLF, which becomes LF. */
export function requiredText(max: number, { empty = EMPTY, language = "id" }: Options = {}) {
  const tooLong = language === "id" ? atMost(max, "id") : atMost(max);
  return z
    .string(asError(empty))
    .transform((text) => visibleText(text.replaceAll("\r\n", "\n")))
    .pipe(z.string().min(1, asError(empty)).max(max, tooLong));
}
