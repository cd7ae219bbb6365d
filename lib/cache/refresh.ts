import "server-only";
import type { Sale } from "../orders/sale.ts";
import { expireTags } from "./shared-cache.mjs";
import { productTags, saleTags, tags } from "./tags.ts";

/** Expires what shows created, edited, deleted or restocked products. Call it after the commit. */
export function refreshProducts(ids: Iterable<string>): void {
  expireTags(productTags(ids));
}

/**
 * Expires what shows the products of a new order. Lists follow within a second
 * (lib/cache/front/kept-page.ts). Call it after the commit.
 */
export function refreshSold(sales: readonly Sale[]): void {
  expireTags(saleTags(sales));
}

/** Imported products have no pages yet, but they change every list. */
export function refreshImportedProducts(): void {
  expireTags([tags.products]);
}

export function refreshEvents(): void {
  expireTags([tags.events]);
}

export function refreshGallery(): void {
  expireTags([tags.gallery]);
}
