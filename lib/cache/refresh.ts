import "server-only";
import { revalidateTag } from "next/cache";
import type { Sale } from "../orders/sale.ts";
import { productTags, saleTags, tags } from "./tags.ts";

// No stale-while-revalidate: the next visitor waits for the fresh page.
const IMMEDIATELY = { expire: 0 };

function expire(expired: readonly string[]): void {
  for (const tag of expired) revalidateTag(tag, IMMEDIATELY);
}

/** Expires pages that show created, edited, deleted or restocked products. Call it after the commit. */
export function refreshProducts(ids: Iterable<string>): void {
  expire(productTags(ids));
}

/**
 * Expires pages that show the products of a new order. Lists follow within a second
 * (lib/cache/front/kept-page.ts). Call it after the commit.
 */
export function refreshSold(sales: readonly Sale[]): void {
  expire(saleTags(sales));
}

/** Expires lists after an import. New products have no pages yet. Call it after the commit. */
export function refreshImportedProducts(): void {
  expire([tags.products]);
}

/** Expires pages that show events. Call it after the commit. */
export function refreshEvents(): void {
  expire([tags.events]);
}

/** Expires pages that show the gallery. Call it after the commit. */
export function refreshGallery(): void {
  expire([tags.gallery]);
}
