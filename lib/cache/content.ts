import "server-only";
import { listGalleryItems } from "../content/list-gallery-items.ts";
import type { GalleryItemView } from "../content/schema.ts";
import { cached } from "./cached.ts";
import { tags } from "./tags.ts";

const FIRST_PAGE = { page: 1, per_page: 100 };

export function listCachedGallery(): Promise<GalleryItemView[]> {
  return cached(["gallery"], [tags.gallery], [], async () => {
    const page = await listGalleryItems(FIRST_PAGE);
    return page.data;
  });
}
