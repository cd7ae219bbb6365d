import { atJakartaHour, momentBefore, SHOP_TIME_ZONE } from "../dates.ts";
import type { EventView } from "./schema.ts";

/** Jakarta time (docs/pages.md#events). */
const END_HOUR = 17;

export type CalendarEvent = Pick<
  EventView,
  "id" | "event_name" | "event_start" | "event_end" | "event_location" | "description"
>;

type Span = { start: Date; end: Date };

/**
 * Returns the event's start, and 17:00 Jakarta on its end date. Calendars want an end after the start, so
 * an event that starts later that day keeps its own end. An end at midnight is the end of the day before.
 */
export function calendarSpan({
  event_start,
  event_end,
}: Pick<CalendarEvent, "event_start" | "event_end">): Span {
  const start = new Date(event_start);
  const ownEnd = new Date(event_end);
  const end = atJakartaHour(momentBefore(ownEnd), END_HOUR);
  return { start, end: end > start ? end : ownEnd };
}

/** Formats a time in UTC as calendars do: 20261203T020000Z. */
export function calendarTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Returns a Google Calendar link with the entry filled in. */
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
