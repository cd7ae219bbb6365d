import "server-only";
import { env } from "../environment/env.ts";
import { calendarFile } from "./calendar-file.ts";
import { getEvent } from "./get-event.ts";

/** Returns an event as an iCalendar file. Throws not-found. */
export async function getEventCalendar(id: string): Promise<string> {
  const event = await getEvent(id);
  const page = new URL(`/partial-events#event-${event.id}`, env().SITE_URL);
  return calendarFile(event, { page, writtenAt: new Date() });
}
