import { tz } from "@date-fns/tz";
import { addDays, setHours, startOfDay } from "date-fns";
import type { Language } from "./language/languages.ts";

export const SHOP_TIME_ZONE = "Asia/Jakarta";

/** The context in which date-fns reckons by the shop's days. Its dates aren't plain Dates: wrap them. */
export const inJakarta = /*#__PURE__*/ tz(SHOP_TIME_ZONE);

const formatIn = (locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: SHOP_TIME_ZONE });

const LONG_MONTH = { month: "long", year: "numeric" } as const;
const LONG_DATE = { day: "numeric", ...LONG_MONTH } as const;
const SHORT_TIME = { hour: "2-digit", minute: "2-digit" } as const;

const inBoth = (parts: Intl.DateTimeFormatOptions) => ({
  en: formatIn("en-GB", parts),
  id: formatIn("id-ID", parts),
});

const longDate = inBoth(LONG_DATE);
const longMonth = inBoth(LONG_MONTH);
const longDateTime = formatIn("en-GB", { ...LONG_DATE, ...SHORT_TIME });
/** "19:05", in Indonesian "19.05". */
export const shortTime = inBoth(SHORT_TIME);
/** Swedish writes dates as ISO 8601 does. */
const isoDay = formatIn("sv-SE", { dateStyle: "short" });
const isoDayTime = formatIn("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** "21 November 2026" (docs/pages.md#dates-and-money), in Indonesian "3 Mei 2027". */
export function formatDate(date: Date | string, language: Language = "en"): string {
  return longDate[language].format(new Date(date));
}

/** "November 2026", of a date or of a month as "2026-11". */
export function formatMonth(date: Date | string, language: Language = "en"): string {
  return longMonth[language].format(new Date(date));
}

/** "21 November 2026 at 19:05 WIB", in Indonesian "3 Mei 2027, 19.05 WIB". */
export function formatDateTime(date: Date | string, language: Language = "en"): string {
  const day = new Date(date);
  if (language === "en") return `${longDateTime.format(day)} WIB`;
  return `${formatDate(day, "id")}, ${shortTime.id.format(day)} WIB`;
}

/** "261121" */
export function jakartaYymmdd(date: Date): string {
  return jakartaDay(date).slice(2).replaceAll("-", "");
}

/** Returns the value of a datetime-local input: "2026-11-21T19:05". */
export function jakartaDateTime(date: Date | string): string {
  return jakartaDayTime(new Date(date)).replace(" ", "T");
}

/** Returns a moment with the shop's offset: "2026-11-21T19:05:00+07:00". Others show UTC's hour as it stands. */
export function jakartaIso(date: Date | string): string {
  return `${jakartaDateTime(date)}:00+07:00`;
}

/** Returns the last moment before an end: what ends at midnight belongs to the day before. */
export function momentBefore(end: Date | string): Date {
  return new Date(new Date(end).getTime() - 1);
}

/** Returns midnight of the date's day in Jakarta. */
export function startOfJakartaDay(date: Date): Date {
  return new Date(startOfDay(date, { in: inJakarta }));
}

/** Returns the start of 'Last N Days', which includes today. */
export function startOfLastDays(days: number, now: Date): Date {
  return addJakartaDays(startOfJakartaDay(now), 1 - days);
}

/** Returns the same time in Jakarta, that many days later. */
export function addJakartaDays(date: Date, days: number): Date {
  return new Date(addDays(date, days, { in: inJakarta }));
}

/** Returns a full hour of the date's day in Jakarta. */
export function atJakartaHour(date: Date, hour: number): Date {
  return new Date(setHours(startOfDay(date, { in: inJakarta }), hour));
}

/** Returns the days of a span as "3 – 4 December 2026". An end at midnight is the day before. */
export function formatDates(
  start: Date | string,
  end: Date | string,
  language: Language = "en",
): string {
  const lastMoment = new Date(end) > new Date(start) ? momentBefore(end) : end;
  const [first, last] = [formatDate(start, language), formatDate(lastMoment, language)];
  if (first === last) return first;
  const [, month, year] = first.split(" ");
  const shared = [` ${month} ${year}`, ` ${year}`].find((end) => last.endsWith(end)) ?? "";
  return `${first.slice(0, first.length - shared.length)} – ${last}`;
}

/** "2026-11-21" */
export function jakartaDay(date: Date): string {
  return isoDay.format(date);
}

/** "2026-11-21 19:05", which a spreadsheet sorts. */
export function jakartaDayTime(date: Date): string {
  return isoDayTime.format(date);
}
