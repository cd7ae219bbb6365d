import type { ProductView } from "#lib/catalogue/schema.ts";

/** The fields of a product that buying needs. No others, because React's data in the page repeats them. */
export type BuyableProduct = Pick<
  ProductView,
  "id" | "name" | "category" | "size" | "size_details" | "stock" | "is_purchased"
>;

export function toBuyableProduct(product: ProductView): BuyableProduct {
  const { id, name, category, size, size_details, stock, is_purchased } = product;
  return { id, name, category, size, size_details, stock, is_purchased };
}
