/** Every tag that a cached page can carry. A write names what it touched; the pages follow. */
export const tags = {
  /** Any list that products stand in: home, catalogue. */
  products: "products",
  product: (id: string) => `product:${id}`,
  gallery: "gallery",
  events: "events",
} as const;

/** What carries these products: their own pages and every list. */
export function productTags(ids: Iterable<string>): string[] {
  return [tags.products, ...Array.from(ids, tags.product)];
}
