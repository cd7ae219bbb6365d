import "server-only";
import { revalidateTag } from "next/cache";
import { productTags, tags } from "./tags.ts";

// Expired at once: the next visitor waits for the fresh page instead of seeing the old one.
const AT_ONCE = { expire: 0 };

/** After a write that changed products' stock, price or words: their pages and every list of them. */
export function refreshProducts(ids: Iterable<string>): void {
  for (const tag of productTags(ids)) revalidateTag(tag, AT_ONCE);
}

/** After a write to events: every page that lists them. */
export function refreshEvents(): void {
  revalidateTag(tags.events, AT_ONCE);
}

/** After a write to the gallery: its page and the home page. */
export function refreshGallery(): void {
  revalidateTag(tags.gallery, AT_ONCE);
}
