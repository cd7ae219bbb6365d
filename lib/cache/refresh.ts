import "server-only";
import { revalidateTag } from "next/cache";
import { productTags, tags } from "./tags.ts";

// No stale-while-revalidate: the next visitor waits for the fresh page.
const IMMEDIATELY = { expire: 0 };

/** Expires products' pages and all product lists. Call it after the commit. */
export function refreshProducts(ids: Iterable<string>): void {
  for (const tag of productTags(ids)) revalidateTag(tag, IMMEDIATELY);
}

/** Expires the pages of sold pieces. Lists follow within a second (lib/cache/front/kept-page.ts). */
export function refreshSold(ids: Iterable<string>): void {
  for (const tag of [tags.sales, ...Array.from(ids, tags.product)]) revalidateTag(tag, IMMEDIATELY);
}

export function refreshEvents(): void {
  revalidateTag(tags.events, IMMEDIATELY);
}

export function refreshGallery(): void {
  revalidateTag(tags.gallery, IMMEDIATELY);
}
