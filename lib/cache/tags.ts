import type { Sale } from "../orders/sale.ts";

/** Every tag that a cached page can carry (docs/caching.md#refresh-by-tag). */
export const tags = {
  /** Whatever depends on which products there are, and on what an admin writes of them. */
  products: "products",
  /** The lists and sitemaps that show which products are sold. */
  sales: "sales",
  /** A product's own page, with its stock. */
  product: (id: string) => `product:${id}`,
  /** A product's card on the pages of others, which shows no stock. */
  card: (id: string) => `card:${id}`,
  gallery: "gallery",
  events: "events",
} as const;

/** Returns the tags of created, edited, deleted and restocked products. None for no product. */
export function productTags(ids: Iterable<string>): string[] {
  const own = Array.from(ids, (id) => [tags.product(id), tags.card(id)]).flat();
  return own.length > 0 ? [tags.products, ...own] : [];
}

/** Returns the tags of an order's products. Only where the last piece is sold does a list change. */
export function saleTags(sales: readonly Sale[]): string[] {
  const last = sales.filter(({ isLast }) => isLast);
  return [
    ...sales.map(({ productId }) => tags.product(productId)),
    ...last.map(({ productId }) => tags.card(productId)),
    ...(last.length > 0 ? [tags.sales] : []),
  ];
}

/** Pages may miss what expires these for a second (lib/cache/front/kept-page.ts). */
export function isLaggingTag(tag: string): boolean {
  return tag === tags.sales;
}
