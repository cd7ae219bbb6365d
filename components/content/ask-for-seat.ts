import type { EventView } from "#lib/content/schema.ts";
import { formatDates } from "#lib/dates.ts";
import { type ShopFacts, whatsappChat } from "#lib/shop/facts.ts";

export type EventContact = Pick<ShopFacts, "name" | "email" | "whatsapp">;

type AskedEvent = Pick<EventView, "event_name" | "event_start" | "event_end">;

/** Returns a WhatsApp chat that asks for a seat, its text filled in; a mail where the shop has no number. */
export function askForSeatHref(
  { name, email, whatsapp }: EventContact,
  { event_name, event_start, event_end }: AskedEvent,
): string {
  const dates = formatDates(event_start, event_end);
  const text = `Halo ${name}, apakah masih ada tempat untuk saya di "${event_name}" (${dates})?`;
  const subject = encodeURIComponent(event_name);
  return (
    whatsappChat({ whatsapp }, text) ??
    `mailto:${email}?subject=${subject}&body=${encodeURIComponent(text)}`
  );
}
