import { atJakartaHour, SHOP_TIME_ZONE } from "../dates.ts";
import type { EventView } from "./schema.ts";

/** A calendar entry ends at 17:00 on the event's end date (docs/pages.md#events). */
const END_HOUR = 17;

export type CalendarEvent = Pick<
  EventView,
  "id" | "event_name" | "event_start" | "event_end" | "event_location" | "description"
>;

type Span = { start: Date; end: Date };

/**
 * When an event stands in a calendar: from its start to 17:00 (Jakarta) on its end date. No calendar
 * takes an entry that ends before it begins, so one that begins later in the day keeps its own end.
 */
export function calendarSpan({
  event_start,
  event_end,
}: Pick<CalendarEvent, "event_start" | "event_end">): Span {
  const start = new Date(event_start);
  const ownEnd = new Date(event_end);
  const end = atJakartaHour(ownEnd, END_HOUR);
  return { start, end: end > start ? end : ownEnd };
}

/** A moment as calendars write it, in UTC: 20261203T020000Z. */
export function calendarTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Opens Google Calendar with the entry filled in, for the visitor to save. */
export function googleCalendarLink(event: CalendarEvent): string {
  const { start, end } = calendarSpan(event);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.event_name,
    dates: `${calendarTime(start)}/${calendarTime(end)}`,
    details: event.description,
    location: event.event_location,
    ctz: SHOP_TIME_ZONE,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
