import { z } from "zod";
import { asError, type Message, messageText } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { plainCode } from "./pasted-text.ts";
import { EMPTY } from "./required-text.ts";

const NOT_WHOLE = words(
  (min: number, max: number) => `Must be a whole number from ${min} to ${max}`,
  (min, max) => `Harus bilangan bulat dari ${min} sampai ${max}`,
);

type WholeNumber = {
  min: number;
  max: number;
  message?: Message;
  /** Words where there is none. */
  empty?: Message;
  /** Parses text; null if it is no integer. */
  read?: (text: string) => number | null;
};

/** Returns a field for an integer, as JSON number or text. */
export function wholeNumber({
  min,
  max,
  empty = EMPTY,
  message = { en: NOT_WHOLE.en(min, max), id: NOT_WHOLE.id(min, max) },
  read = readDigits,
}: WholeNumber) {
  return z.union([z.number(), z.string()], asError(empty)).transform((value, context) => {
    const typed = typeof value === "number" ? value : plainCode(value);
    const isEmpty = typed === "";
    const number = typeof typed === "number" ? typed : read(typed);
    if (!isEmpty && number !== null && Number.isInteger(number) && number >= min && number <= max) {
      return number;
    }
    context.addIssue({ code: "custom", message: messageText(isEmpty ? empty : message) });
    return z.NEVER;
  });
}

function readDigits(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
