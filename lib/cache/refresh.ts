import "server-only";
import { revalidateTag } from "next/cache";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { tags } from "./tags.ts";

// Expired at once: the next visitor waits for the fresh page instead of seeing the old one.
const AT_ONCE = { expire: 0 };

function tagsOf(productIds: Iterable<string>): string[] {
  return [tags.products, ...Array.from(productIds, tags.product)];
}

/** After a write that changed products' stock, price or words: their pages and every list of them. */
export function refreshProducts(ids: Iterable<string>): void {
  for (const tag of tagsOf(ids)) revalidateTag(tag, AT_ONCE);
}

/** After a write to events: every page that lists them. */
export function refreshEvents(): void {
  revalidateTag(tags.events, AT_ONCE);
}

/** After a write to the gallery: its page and the home page. */
export function refreshGallery(): void {
  revalidateTag(tags.gallery, AT_ONCE);
}

/**
 * The same for products, from a job. Next's revalidateTag works within a request only, so this writes what it
 * would write: the list of expired tags that Next's page cache compares each page with.
 */
export function refreshProductsInBackground(ids: Iterable<string>): void {
  const now = Date.now();
  for (const tag of tagsOf(ids)) tagsManifest.set(tag, { stale: now, expired: now });
}
