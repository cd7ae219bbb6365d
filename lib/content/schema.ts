import { z } from "zod";
import { pagingFields } from "../paging.ts";

export const galleryItemView = z.object({
  id: z.string(),
  title: z.string(),
  image1: z.string().nullable(),
});

export type GalleryItemView = z.infer<typeof galleryItemView>;

/** Past or coming by the event's start, as the admin's list tells them apart. */
export const EVENT_STATUSES = ["ongoing", "finished"] as const;

const imagePath = z.string().nullable();

export const eventView = z.object({
  id: z.string(),
  event_name: z.string(),
  event_start: z.string(),
  event_end: z.string(),
  event_location: z.string(),
  description: z.string(),
  /** The Jakarta day of the start, YYYY-MM-DD. */
  event_date: z.string(),
  /** The Jakarta time of the start, HH:mm. */
  event_time: z.string(),
  image1: imagePath,
  image2: imagePath,
  image3: imagePath,
  image4: imagePath,
});

export type EventView = z.infer<typeof eventView>;

export const eventQuery = z.object({
  status: z.enum(EVENT_STATUSES).optional(),
  ...pagingFields,
});

export type EventQuery = z.infer<typeof eventQuery>;
