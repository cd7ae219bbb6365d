import "server-only";
import { listGalleryItems } from "../content/list-gallery-items.ts";
import { listPublicEvents } from "../content/list-public-events.ts";
import type { EventView, GalleryItemView } from "../content/schema.ts";
import { isDemoShop } from "../shop/is-demo-shop.ts";
import { cached } from "./cached.ts";
import { tags } from "./tags.ts";

const FIRST_PAGE = { page: 1, per_page: 100 };

export function listCachedGallery(): Promise<GalleryItemView[]> {
  return cached(["gallery"], [tags.gallery], [], async () => {
    const page = await listGalleryItems(FIRST_PAGE);
    return page.data;
  });
}

/** Lists ongoing and past events: the visitor's clock sorts them. */
export function listCachedEvents(): Promise<EventView[]> {
  return cached(["public-events"], [tags.events], [], listPublicEvents);
}

/** Has no tag: `npm run admin -- remove-demo` runs in another process. */
export function isCachedDemoShop(): Promise<boolean> {
  return cached(["demo-shop"], [], false, isDemoShop);
}
