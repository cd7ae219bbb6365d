import { z } from "zod";
import { optionalText, requiredText } from "../fields/required-text.ts";
import { isDay, isTime, parseMoment } from "./event-moment.ts";

/** Words, not characters (docs/pages.md#events). */
export const MAX_DESCRIPTION_WORDS = 50;
const MAX_DESCRIPTION_CHARACTERS = 2_000;

const TOO_MANY_WORDS = `Panjang deskripsi tidak boleh melebihi ${MAX_DESCRIPTION_WORDS} kata`;
export const ENDS_BEFORE_START = "Waktu selesai tidak boleh sebelum waktu mulai";
const INVALID_DATE_TIME = "Tanggal atau waktu tidak dikenali";

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

function isShort(text: string): boolean {
  return countWords(text) <= MAX_DESCRIPTION_WORDS;
}

export function descriptionField(empty?: string) {
  return requiredText(MAX_DESCRIPTION_CHARACTERS, { empty }).refine(isShort, TOO_MANY_WORDS);
}

/** May be empty or absent. */
export const englishDescription = optionalText(MAX_DESCRIPTION_CHARACTERS).refine(
  (text = "") => isShort(text),
  TOO_MANY_WORDS,
);

/** A date and time, Jakarta's unless it has a zone. A date alone gets `defaultTime`. */
export function momentField(defaultTime: "00:00" | "23:59", empty?: string) {
  return requiredText(40, { empty }).transform((text, context) => {
    const moment = parseMoment(text, defaultTime);
    if (moment) return moment;
    context.addIssue({ code: "custom", message: INVALID_DATE_TIME });
    return z.NEVER;
  });
}

/** YYYY-MM-DD in Jakarta. */
export function dayField(empty: string) {
  return requiredText(40, { empty }).pipe(z.string().refine(isDay, INVALID_DATE_TIME));
}

/** HH:mm in Jakarta. */
export function timeField(empty: string) {
  return requiredText(40, { empty }).pipe(z.string().refine(isTime, INVALID_DATE_TIME));
}
