import "server-only";
import type { Sale } from "../orders/sale.ts";
import { expireTags } from "./tag-channel.ts";
import { productTags, saleTags, tags } from "./tags.ts";

/** Expires pages that show created, edited, deleted or restocked products. Call it after the commit. */
export function expireProductPages(ids: Iterable<string>): void {
  expireTags(productTags(ids));
}

/**
 * Expires pages that show the products of a new order. Lists follow within a second
 * (lib/cache/pages/cached-page.ts). Call it after the commit.
 */
export function expireSoldProductPages(sales: readonly Sale[]): void {
  expireTags(saleTags(sales));
}

/** Expires lists after an import. New products have no pages yet. Call it after the commit. */
export function expireProductLists(): void {
  expireTags([tags.products]);
}

/** Expires pages that show events. Call it after the commit. */
export function expireEventPages(): void {
  expireTags([tags.events]);
}

/** Expires pages that show the gallery. Call it after the commit. */
export function expireGalleryPages(): void {
  expireTags([tags.gallery]);
}
