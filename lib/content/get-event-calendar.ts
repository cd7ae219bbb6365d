import "server-only";
import { env } from "../environment/env.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { calendarFile } from "./calendar-file.ts";
import { getEvent } from "./get-event.ts";

/** Returns an event as an iCalendar file. Throws not-found. */
export async function getEventCalendar(id: string): Promise<string> {
  const [event, { name }] = await Promise.all([getEvent(id), getShopFacts()]);
  const page = new URL(`/partial-events#event-${event.id}`, env().SITE_URL);
  return calendarFile(event, { page, shopName: name, writtenAt: new Date() });
}
