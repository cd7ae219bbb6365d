import { type TotalledLine, type Totals, totalsOf } from "../totals.ts";
import type { CartItemView } from "./schema.ts";

export function cartTotals(items: readonly CartItemView[]): Totals {
  return totalsOf(cartLines(items));
}

export function cartLines(items: readonly CartItemView[]): TotalledLine[] {
  return items.map(({ quantity, product }) => ({
    quantity,
    price: Number(product.price),
    weight: product.weight,
  }));
}
