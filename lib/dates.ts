import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";

/** The shop's days are Jakarta's: UTC+7 the whole year. */
export const SHOP_TIME_ZONE = "Asia/Jakarta";

const JAKARTA_OFFSET_MS = 7 * millisecondsInHour;

const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: SHOP_TIME_ZONE,
});

const longDateInIndonesian = new Intl.DateTimeFormat("id-ID", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: SHOP_TIME_ZONE,
});

const longDateTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: SHOP_TIME_ZONE,
});

/** Day, full month name, year (docs/pages.md#dates-and-money): "21 November 2026". */
export function formatDate(date: Date | string): string {
  return longDate.format(new Date(date));
}

/** The same in Indonesian, for what goes to people on paper: "21 November 2026", "3 Mei 2027". */
export function formatDateInIndonesian(date: Date | string): string {
  return longDateInIndonesian.format(new Date(date));
}

/** The day with the time in Jakarta: "21 November 2026 at 19:05 WIB". */
export function formatDateTime(date: Date | string): string {
  return `${longDateTime.format(new Date(date))} WIB`;
}

/** The Jakarta day that an instant falls on, as yymmdd. */
export function jakartaYymmdd(date: Date): string {
  return jakartaDay(date).slice(2).replaceAll("-", "");
}

/** The Jakarta day and minute of an instant as a date-time control writes it: "2026-11-21T19:05". */
export function jakartaDateTime(date: Date | string): string {
  return new Date(new Date(date).getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 16);
}

/** Midnight in Jakarta at the start of the instant's day. */
export function startOfJakartaDay(date: Date): Date {
  const shifted = date.getTime() + JAKARTA_OFFSET_MS;
  return new Date(shifted - (shifted % millisecondsInDay) - JAKARTA_OFFSET_MS);
}

/** The first instant of 'Last N Days': today counts as the first day. */
export function startOfLastDays(days: number, now: Date): Date {
  return new Date(startOfJakartaDay(now).getTime() - (days - 1) * millisecondsInDay);
}

/** A full hour of the Jakarta day that an instant falls on. */
export function atJakartaHour(date: Date, hour: number): Date {
  return new Date(startOfJakartaDay(date).getTime() + hour * millisecondsInHour);
}

/** "3 December 2026", or "3 December 2026 – 5 December 2026" where it lasts longer than a day. */
export function formatDates(start: Date | string, end: Date | string): string {
  const [first, last] = [formatDate(start), formatDate(end)];
  return first === last ? first : `${first} – ${last}`;
}

/** The Jakarta day that an instant falls on: "2026-11-21". */
export function jakartaDay(date: Date): string {
  return jakartaClock(date).slice(0, 10);
}

/** Day and time in Jakarta as a spreadsheet sorts them: "2026-11-21 19:05". */
export function jakartaDayTime(date: Date): string {
  return jakartaClock(date).slice(0, 16).replace("T", " ");
}

/** The instant as if Jakarta's clock were UTC's. */
function jakartaClock(date: Date): string {
  return new Date(date.getTime() + JAKARTA_OFFSET_MS).toISOString();
}
