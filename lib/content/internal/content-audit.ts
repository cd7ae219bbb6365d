import type { Event, GalleryItem } from "#prisma/generated/client.ts";
import { auditOf } from "../../audit/record-audit.ts";
import { slotsOf } from "../../media/slot-changes.ts";

export const eventAudit = auditOf<Event>({
  nameOf: ({ eventName }) => eventName,
  fieldsOf: (event) => ({
    event_name: event.eventName,
    event_name_en: event.eventNameEn,
    event_start: event.startsAt.toISOString(),
    event_end: event.endsAt.toISOString(),
    event_location: event.eventLocation,
    description: event.description,
    description_en: event.descriptionEn,
    ...slotsOf(event),
  }),
});

export const galleryItemAudit = auditOf<GalleryItem>({
  nameOf: ({ title }) => title,
  fieldsOf: ({ title, titleEn, image1 }) => ({ title, title_en: titleEn, image1 }),
});
