import {
  type CreateEventInput,
  type CreateGalleryItemInput,
  createEventInput,
  createGalleryItemInput,
} from "#lib/content/schema.ts";

/** Fields of a new event's form, without pictures. It lasts a day and a half, in Jakarta's time. */
export const EVENT_FORM = {
  event_name: "Pameran Kain Tulis",
  event_start: "2026-12-05T10:00",
  event_end: "2026-12-06T22:00",
  event_location: "Galeri Cipta, Jakarta Pusat",
  description: "Dua puluh empat kain tulis dari Solo.",
};

/** Returns that form as the route parses it. */
export function eventInput(changes: Record<string, unknown> = {}): CreateEventInput {
  return createEventInput.parse({ ...EVENT_FORM, ...changes });
}

/** Returns a gallery item's form as the route parses it. */
export function galleryItemInput(changes: Record<string, unknown> = {}): CreateGalleryItemInput {
  return createGalleryItemInput.parse({ title: "Malam dan Canting", ...changes });
}
