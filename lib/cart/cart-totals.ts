import { type TotalledLine, type Totals, totalsOf } from "../totals.ts";
import type { CartItemView } from "./schema.ts";

/** Returns the totals of a cart view's lines. */
export function cartTotals(items: readonly CartItemView[]): Totals {
  return totalsOf(cartLines(items));
}

/** Returns a cart view's lines as totals count them. */
export function cartLines(items: readonly CartItemView[]): TotalledLine[] {
  return items.map(({ quantity, product }) => ({
    quantity,
    price: Number(product.price),
    weight: product.weight,
  }));
}
