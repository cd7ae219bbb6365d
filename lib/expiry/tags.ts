import type { Sale } from "../orders/sale.ts";

/** Every tag that a cached page can carry (docs/caching.md#expiry-by-tag). */
export const tags = {
  /** Lists and sitemaps: which products exist, and what an admin has written about them. */
  products: "products",
  /** Lists and sitemaps that show which products are sold. */
  sales: "sales",
  product: (id: string) => `product:${id}`,
  /** A product's card on the pages of others, which shows no stock. */
  card: (id: string) => `card:${id}`,
  gallery: "gallery",
  events: "events",
  /** Pages that name a shipping price. */
  tariffs: "tariffs",
  /** Pages that name the ways to pay. */
  payment: "payment",
  /** Pages with words of the owner's, by their key in lib/content/pages/pages.ts. */
  page: (key: string) => `page:${key}`,
  /** Every page: name, address and words of the shop. */
  shop: "shop",
} as const;

/** Returns the tags to expire for edited, deleted and restocked products. No page of another product has `products`. */
export function productTags(ids: Iterable<string>): string[] {
  const own = Array.from(ids, (id) => [tags.product(id), tags.card(id)]).flat();
  return own.length > 0 ? [tags.products, ...own] : [];
}

/** Returns the tags to expire for an order's products. Lists change only with a product's last piece. */
export function saleTags(sales: readonly Sale[]): string[] {
  const last = sales.filter(({ isLast }) => isLast);
  return [
    ...sales.map(({ productId }) => tags.product(productId)),
    ...last.map(({ productId }) => tags.card(productId)),
    ...(last.length > 0 ? [tags.sales] : []),
  ];
}

/** Returns whether pages may be served stale after a tag's expiry (lib/cache/pages/cached-page.ts). */
export function mayServeStale(tag: string): boolean {
  return tag === tags.sales;
}
