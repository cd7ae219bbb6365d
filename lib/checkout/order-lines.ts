import type { CartItemView } from "../cart/schema.ts";
import type { PresentFigures } from "./schema.ts";

export function orderLines(items: readonly CartItemView[]): PresentFigures["lines"] {
  return items
    .filter(({ quantity }) => quantity > 0)
    .map(({ product_id, quantity, product }) => ({
      product_id,
      name: product.name,
      quantity,
      price: product.price,
    }));
}
