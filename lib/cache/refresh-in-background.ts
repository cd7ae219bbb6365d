import "server-only";
import { expireTags } from "./shared-pages.mjs";
import { productTags } from "./tags.ts";

/** As refreshProducts, from a job: Next's revalidateTag works within a request only. */
export function refreshProductsInBackground(ids: Iterable<string>): void {
  expireTags(productTags(ids));
}
