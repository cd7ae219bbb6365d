import { z } from "zod";

export const galleryItemView = z.object({
  id: z.string(),
  title: z.string(),
  image1: z.string().nullable(),
});

export type GalleryItemView = z.infer<typeof galleryItemView>;
