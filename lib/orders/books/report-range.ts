import { differenceInCalendarDays, lastDayOfMonth } from "date-fns";
import { addJakartaDays, inJakarta, jakartaDay } from "../../dates.ts";
import { MAX_REPORT_DAYS, type MoneyReportQuery, type ReportStep } from "./schema.ts";

export type ReportRange = { from: string; to: string; per: ReportStep };

/** Returns the days that a query asks for, the first one first. `now` gives what the query leaves out. */
export function reportRange({ month, from, to, per }: MoneyReportQuery, now: Date): ReportRange {
  const today = jakartaDay(now);
  if (!from && !to) return ofMonth(month ?? today.slice(0, 7), per);
  const last = to ?? today;
  const days = [from ?? `${last.slice(0, 7)}-01`, last].sort() as [string, string];
  const isLong = differenceInCalendarDays(days[1], days[0]) >= MAX_REPORT_DAYS;
  return { from: days[0], to: days[1], per: isLong ? "month" : per };
}

function ofMonth(month: string, per: ReportStep): ReportRange {
  const from = `${month}-01`;
  const last = new Date(lastDayOfMonth(midnight(from), { in: inJakarta }));
  return { from, to: jakartaDay(last), per };
}

/** Returns the moments between which the range lies; the second one is no part of it. */
export function reportMoments({ from, to }: ReportRange): { start: Date; end: Date } {
  return { start: midnight(from), end: addJakartaDays(midnight(to), 1) };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}
