import "server-only";
import { expireTags } from "./shared-cache.mjs";
import { productTags } from "./tags.ts";

/** As refreshProducts, for jobs: Next's revalidateTag works within a request only. */
export function refreshProductsInBackground(ids: Iterable<string>): void {
  expireTags(productTags(ids));
}
