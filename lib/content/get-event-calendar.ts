import "server-only";
import { env } from "../environment/env.ts";
import { pathIn } from "../language/languages.ts";
import { sideOf } from "../language/sides.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { calendarFile } from "./calendar-file.ts";
import { getEvent } from "./get-event.ts";

/** Returns an event as an iCalendar file, in the caller's language where it has that side. Throws not-found. */
export async function getEventCalendar(id: string): Promise<string> {
  const [event, { name }] = await Promise.all([getEvent(id), getShopFacts()]);
  const language = spokenLanguage();
  const page = new URL(pathIn(language, `/partial-events#event-${event.id}`), env().SITE_URL);
  const event_name = sideOf(event, "event_name", language).text;
  const description = sideOf(event, "description", language).text;
  return calendarFile(
    { ...event, event_name, description },
    { page, shopName: name, writtenAt: new Date() },
  );
}
