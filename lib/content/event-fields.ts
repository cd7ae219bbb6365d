import { z } from "zod";
import { requiredText } from "../fields/required-text.ts";
import { isDay, isTime, parseMoment } from "./event-moment.ts";

/** Counted in words, not in characters (docs/pages.md#events). */
export const MAX_DESCRIPTION_WORDS = 50;
/** Far more than fifty words take. */
const MAX_DESCRIPTION_CHARACTERS = 2_000;

export const TOO_MANY_WORDS = `Panjang deskripsi tidak boleh melebihi ${MAX_DESCRIPTION_WORDS} kata`;
export const ENDS_BEFORE_START = "Waktu selesai tidak boleh sebelum waktu mulai";
const INVALID_DATE_TIME = "Tanggal atau waktu tidak dikenali";

/** How many words a text has: what stands between its spaces and line ends. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

/** An event's description, at most 50 words. */
export function descriptionField(empty?: string) {
  return requiredText(MAX_DESCRIPTION_CHARACTERS, { empty }).refine(
    (text) => countWords(text) <= MAX_DESCRIPTION_WORDS,
    TOO_MANY_WORDS,
  );
}

/** A moment, without a zone in Jakarta; a day alone stands for that time of it. */
export function momentField(defaultTime: "00:00" | "23:59", empty?: string) {
  return requiredText(40, { empty }).transform((text, context) => {
    const moment = parseMoment(text, defaultTime);
    if (moment) return moment;
    context.addIssue({ code: "custom", message: INVALID_DATE_TIME });
    return z.NEVER;
  });
}

/** A Jakarta day, YYYY-MM-DD. */
export function dayField(empty: string) {
  return requiredText(40, { empty }).pipe(z.string().refine(isDay, INVALID_DATE_TIME));
}

/** A Jakarta time, HH:mm. */
export function timeField(empty: string) {
  return requiredText(40, { empty }).pipe(z.string().refine(isTime, INVALID_DATE_TIME));
}
