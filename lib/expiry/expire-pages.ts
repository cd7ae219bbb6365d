import "server-only";
import type { Sale } from "../orders/sale.ts";
import { expireTags } from "./tag-channel.ts";
import { productTags, saleTags } from "./tags.ts";

/** Expires pages that show products whose stock moved. Call it after the commit. */
export function expireProductPages(ids: Iterable<string>): void {
  expireTags(productTags(ids));
}

/** Expires pages that show a new order's products. Lists follow within a second. Call it after the commit. */
export function expireSoldProductPages(sales: readonly Sale[]): void {
  expireTags(saleTags(sales));
}
