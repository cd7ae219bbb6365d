import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";

/** UTC+7 the whole year. */
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

const shortTime = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: SHOP_TIME_ZONE,
});

/** "21 November 2026" (docs/pages.md#dates-and-money) */
export function formatDate(date: Date | string): string {
  return longDate.format(new Date(date));
}

/** "3 Mei 2027", for what is printed. */
export function formatDateInIndonesian(date: Date | string): string {
  return longDateInIndonesian.format(new Date(date));
}

/** "21 November 2026 at 19:05 WIB" */
export function formatDateTime(date: Date | string): string {
  return `${longDateTime.format(new Date(date))} WIB`;
}

/** "21 November 2026, 19:05 WIB": for Indonesian text, where "at" would be a foreign word. */
export function formatMoment(date: Date | string): string {
  return `${formatDate(date)}, ${shortTime.format(new Date(date))} WIB`;
}

export function jakartaYymmdd(date: Date): string {
  return jakartaDay(date).slice(2).replaceAll("-", "");
}

/** Returns the value of a datetime-local input: "2026-11-21T19:05". */
export function jakartaDateTime(date: Date | string): string {
  return new Date(new Date(date).getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 16);
}

export function startOfJakartaDay(date: Date): Date {
  const shifted = date.getTime() + JAKARTA_OFFSET_MS;
  return new Date(shifted - (shifted % millisecondsInDay) - JAKARTA_OFFSET_MS);
}

/** Returns the start of 'Last N Days', which includes today. */
export function startOfLastDays(days: number, now: Date): Date {
  return new Date(startOfJakartaDay(now).getTime() - (days - 1) * millisecondsInDay);
}

export function atJakartaHour(date: Date, hour: number): Date {
  return new Date(startOfJakartaDay(date).getTime() + hour * millisecondsInHour);
}

export function formatDates(start: Date | string, end: Date | string): string {
  const [first, last] = [formatDate(start), formatDate(end)];
  return first === last ? first : `${first} – ${last}`;
}

/** "2026-11-21" */
export function jakartaDay(date: Date): string {
  return jakartaClock(date).slice(0, 10);
}

/** "2026-11-21 19:05", which a spreadsheet sorts. */
export function jakartaDayTime(date: Date): string {
  return jakartaClock(date).slice(0, 16).replace("T", " ");
}

function jakartaClock(date: Date): string {
  return new Date(date.getTime() + JAKARTA_OFFSET_MS).toISOString();
}
