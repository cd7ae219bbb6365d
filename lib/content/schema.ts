import { z } from "zod";
import { EMPTY, optionalText, requiredText } from "../fields/required-text.ts";
import { pictureField, requiredPicture } from "../media/picture-rules.ts";
import { pageMeta, pagingFields } from "../paging.ts";
import {
  dayField,
  descriptionField,
  ENDS_BEFORE_START,
  englishDescription,
  momentField,
  timeField,
} from "./event-fields.ts";

export const galleryItemView = z
  .object({
    id: z.string(),
    title: z.string(),
    /** English side of the Indonesian text, empty where there is none. */
    title_en: z.string(),
    image1: z.string().nullable(),
  })
  .meta({ id: "GalleryItem" });

export type GalleryItemView = z.infer<typeof galleryItemView>;

/** By the event's start; the public page goes by its end (split-events.ts). */
export const EVENT_STATUSES = ["ongoing", "finished"] as const;

const imagePath = z.string().nullable();

export const eventView = z
  .object({
    id: z.string(),
    event_name: z.string(),
    /** English side of the Indonesian text, empty where there is none; so is the next. */
    event_name_en: z.string(),
    description_en: z.string(),
    event_start: z.string(),
    event_end: z.string(),
    event_location: z.string(),
    description: z.string(),
    /** YYYY-MM-DD, the start in Jakarta. */
    event_date: z.string(),
    /** HH:mm, the start in Jakarta. */
    event_time: z.string(),
    image1: imagePath,
    image2: imagePath,
    image3: imagePath,
    image4: imagePath,
  })
  .meta({ id: "Event" });

export type EventView = z.infer<typeof eventView>;

export const eventQuery = z.object({
  status: z.enum(EVENT_STATUSES).optional(),
  ...pagingFields,
});

export type EventQuery = z.infer<typeof eventQuery>;

const MAX_NAME = 120;
const MAX_LOCATION = 200;

const englishSides = { event_name_en: optionalText(MAX_NAME), description_en: englishDescription };

const eventPictures = {
  image1: pictureField,
  image2: pictureField,
  image3: pictureField,
  image4: pictureField,
};

const startField = momentField("00:00");
const endField = momentField("23:59");

/** Start and end are compared although other fields are invalid. */
function hasBothMoments({ value }: z.core.ParsePayload): boolean {
  const { event_start, event_end } = value as { event_start: unknown; event_end: unknown };
  return event_start instanceof Date && event_end instanceof Date;
}

export const createEventInput = z
  .object({
    event_name: requiredText(MAX_NAME),
    event_start: startField,
    event_end: endField,
    event_location: requiredText(MAX_LOCATION),
    description: descriptionField(),
    ...englishSides,
    ...eventPictures,
  })
  .refine(({ event_start, event_end }) => event_end >= event_start, {
    path: ["event_end"],
    message: ENDS_BEFORE_START,
    when: hasBothMoments,
  });

export type CreateEventInput = z.infer<typeof createEventInput>;

/** The edit form (docs/pages.md#event-forms). */
export const editEventInput = z.object({
  event_name: requiredText(MAX_NAME, { empty: "Nama Event harus terisi" }),
  event_date: dayField("Tanggal Event harus terisi"),
  event_time: timeField("Waktu Event harus terisi"),
  event_end: endField,
  event_location: requiredText(MAX_LOCATION, { empty: "Lokasi Event harus terisi" }),
  description: descriptionField("Deskripsi Event harus terisi"),
  ...englishSides,
  ...eventPictures,
});

/** Absent fields stay as they are. `event_start` wins over `event_date` and `event_time`. */
export const updateEventInput = editEventInput.extend({ event_start: startField }).partial();

export type UpdateEventInput = z.infer<typeof updateEventInput>;

export const eventImageQuery = z.object({
  eventId: requiredText(40),
  index: z.enum(["1", "2", "3", "4"], "index must be 1 to 4").transform(Number),
});

export const eventImageInput = z.object({ image: requiredPicture(EMPTY) });

export const eventPage = z.object({ data: z.array(eventView), meta: pageMeta });

export const eventAnswer = z.object({ data: eventView });

export const createGalleryItemInput = z.object({
  title: requiredText(MAX_NAME),
  title_en: optionalText(MAX_NAME),
  image1: pictureField,
});

export type CreateGalleryItemInput = z.infer<typeof createGalleryItemInput>;

/** Absent fields stay as they are. */
export const updateGalleryItemInput = createGalleryItemInput.partial();

export type UpdateGalleryItemInput = z.infer<typeof updateGalleryItemInput>;

export const galleryPage = z.object({ data: z.array(galleryItemView), meta: pageMeta });

export const galleryItemAnswer = z.object({ data: galleryItemView });
