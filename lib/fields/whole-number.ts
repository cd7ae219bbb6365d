import { z } from "zod";
import { plainCode } from "./pasted-text.ts";
import { EMPTY } from "./required-text.ts";

type WholeNumber = {
  min: number;
  max: number;
  message?: string;
  /** Words where there is none. */
  empty?: string;
  /** Parses text; null if it is no integer. */
  read?: (text: string) => number | null;
};

/** Returns a field for an integer, as JSON number or text. */
export function wholeNumber({
  min,
  max,
  empty = EMPTY,
  message = `Must be a whole number from ${min} to ${max}`,
  read = readDigits,
}: WholeNumber) {
  return z.union([z.number(), z.string()], empty).transform((value, context) => {
    const typed = typeof value === "number" ? value : plainCode(value);
    const isEmpty = typed === "";
    const number = typeof typed === "number" ? typed : read(typed);
    if (!isEmpty && number !== null && Number.isInteger(number) && number >= min && number <= max) {
      return number;
    }
    context.addIssue({ code: "custom", message: isEmpty ? empty : message });
    return z.NEVER;
  });
}

function readDigits(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
