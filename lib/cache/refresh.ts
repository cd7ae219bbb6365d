import "server-only";
import { revalidateTag } from "next/cache";
import { tags } from "./tags.ts";

// Expired at once: the next visitor waits for the fresh page instead of seeing the old one.
const AT_ONCE = { expire: 0 };

/** After a write that changed products' stock, price or words: their pages and every list of them. */
export function refreshProducts(ids: Iterable<string>): void {
  revalidateTag(tags.products, AT_ONCE);
  for (const id of ids) revalidateTag(tags.product(id), AT_ONCE);
}
