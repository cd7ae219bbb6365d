import { isValid, parseISO } from "date-fns";
import { inJakarta } from "../dates.ts";

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/;
const ZONE = /(Z|[+-](0\d|1[0-4]):[0-5]\d)$/i;

/** Returns whether a text is a valid date of this century, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return DAY.test(text) && isValid(parseISO(text));
}

/** Returns whether a text is a time, HH:mm, seconds optional. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Returns the time of a valid Jakarta date and time. */
export function atJakarta(day: string, time: string): Date {
  return new Date(parseISO(`${day}T${time}`, { in: inJakarta }));
}

/** Parses ISO 8601 or a form's text, by default in Jakarta time. A date alone gets `defaultTime`. Null otherwise. */
export function parseMoment(text: string, defaultTime: string): Date | null {
  const zone = text.length > 10 ? (ZONE.exec(text)?.[0] ?? "") : "";
  const bare = text.slice(0, text.length - zone.length);
  const day = bare.slice(0, 10);
  const time = bare.length === 10 ? defaultTime : bare.slice(11);
  const hasSeparator = bare.length === 10 || bare[10] === "T" || bare[10] === " ";
  if (!hasSeparator || !isDay(day) || !isTime(time)) return null;
  const moment = new Date(parseISO(`${day}T${time}${zone.toUpperCase()}`, { in: inJakarta }));
  return isValid(moment) ? moment : null;
}
