import { type Totals, totalsOf } from "../totals.ts";
import type { CartItemView } from "./schema.ts";

/** Returns what the lines of a cart's view come to. */
export function cartTotals(items: readonly CartItemView[]): Totals {
  return totalsOf(
    items.map(({ quantity, product }) => ({
      quantity,
      price: Number(product.price),
      weight: product.weight,
    })),
  );
}
