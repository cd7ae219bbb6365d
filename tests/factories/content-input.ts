import {
  type CreateEventInput,
  type CreateGalleryItemInput,
  createEventInput,
  createGalleryItemInput,
} from "#lib/content/schema.ts";

/** The form of a new event, field by field, without pictures: a day and a half in Jakarta. */
export const EVENT_FORM = {
  event_name: "Pameran Kain Tulis",
  event_start: "2026-12-05T10:00",
  event_end: "2026-12-06T22:00",
  event_location: "Galeri Cipta, Jakarta Pusat",
  description: "Dua puluh empat kain tulis dari Solo.",
};

/** What that form sends, as the route has parsed it. */
export function eventInput(changes: Record<string, unknown> = {}): CreateEventInput {
  return createEventInput.parse({ ...EVENT_FORM, ...changes });
}

/** What the form of a gallery item sends, as the route has parsed it. */
export function galleryItemInput(changes: Record<string, unknown> = {}): CreateGalleryItemInput {
  return createGalleryItemInput.parse({ title: "Malam dan Canting", ...changes });
}
