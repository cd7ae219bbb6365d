/** Every tag that a cached page can carry. */
export const tags = {
  /** Every list of products: home, catalogue, sitemaps. */
  products: "products",
  /** Every list too, which expires when a piece is sold. */
  sales: "sales",
  product: (id: string) => `product:${id}`,
  gallery: "gallery",
  events: "events",
} as const;

export function productTags(ids: Iterable<string>): string[] {
  return [tags.products, ...Array.from(ids, tags.product)];
}

/** Pages may miss what expires these for a second (lib/cache/front/kept-page.ts). */
export function isLaggingTag(tag: string): boolean {
  return tag === tags.sales;
}
