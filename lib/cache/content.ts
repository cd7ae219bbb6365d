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

/** Ongoing and past alike: which is which depends on when one looks. */
export function listCachedEvents(): Promise<EventView[]> {
  return cached(["public-events"], [tags.events], [], listPublicEvents);
}

/** Asked once: a shop doesn't become a demo, or stop being one, while it runs. */
export function isCachedDemoShop(): Promise<boolean> {
  return cached(["demo-shop"], [], false, isDemoShop);
}
