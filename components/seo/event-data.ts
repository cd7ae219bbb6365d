import type { Event, Graph } from "schema-dts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import type { EventView } from "#lib/content/schema.ts";
import { jakartaIso } from "#lib/dates.ts";
import type { Language } from "#lib/language/languages.ts";
import { sideOf } from "#lib/language/sides.ts";

/** Structured data of the events on /partial-events. */
export function toEventData(
  events: readonly EventView[],
  site: URL,
  shopName: string,
  language: Language,
): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": events.map((event): Event => {
      const images = listImages(event).map((path) => new URL(path, site).href);
      return {
        "@type": "Event",
        name: sideOf(event, "event_name", language).text,
        description: sideOf(event, "description", language).text,
        startDate: jakartaIso(event.event_start),
        endDate: jakartaIso(event.event_end),
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        eventStatus: "https://schema.org/EventScheduled",
        location: {
          "@type": "Place",
          name: event.event_location,
          address: event.event_location,
        },
        organizer: { "@type": "Organization", name: shopName, url: site.href },
        ...(images.length > 0 ? { image: images } : {}),
      };
    }),
  };
}
