import type { GalleryItem } from "#prisma/generated/client.ts";
import { picturePath } from "../media/picture-paths.ts";
import type { GalleryItemView } from "./schema.ts";

export function toGalleryItemView(item: GalleryItem): GalleryItemView {
  return {
    id: item.id,
    title: item.title,
    image1: item.image1 === null ? null : picturePath(item.image1),
  };
}
