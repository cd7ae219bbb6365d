/** Every tag that a cached page can carry. */
export const tags = {
  /** Every list of products: home, catalogue, sitemaps. */
  products: "products",
  product: (id: string) => `product:${id}`,
  gallery: "gallery",
  events: "events",
} as const;

export function productTags(ids: Iterable<string>): string[] {
  return [tags.products, ...Array.from(ids, tags.product)];
}
