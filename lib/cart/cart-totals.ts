import { type Totals, totalsOf } from "../totals.ts";
import type { CartItemView } from "./schema.ts";

/** Returns the totals of a cart view's lines. */
export function cartTotals(items: readonly CartItemView[]): Totals {
  return totalsOf(
    items.map(({ quantity, product }) => ({
      quantity,
      price: Number(product.price),
      weight: product.weight,
    })),
  );
}
