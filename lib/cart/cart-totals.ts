import { AppError } from "../errors.ts";
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

/** At the highest price, sums stay far below the largest safe integer. */
const MAX_ORDER_PIECES = 200;
/** Grams, far below the largest integer of the database's column. */
const MAX_ORDER_WEIGHT = 1_000_000;

type Size = Pick<Totals, "quantity" | "weight">;

/** Returns why one order can't be so large; null where it can. */
export function findExcess({ quantity, weight }: Size): string | null {
  if (quantity > MAX_ORDER_PIECES) {
    return `One order may have at most ${MAX_ORDER_PIECES} pieces`;
  }
  if (weight > MAX_ORDER_WEIGHT) {
    return `One order may weigh at most ${(MAX_ORDER_WEIGHT / 1000).toLocaleString("en")} kg`;
  }
  return null;
}

/** Throws conflict for what is too large for one order. */
export function assertOrderSize(size: Size): void {
  const excess = findExcess(size);
  if (excess) throw new AppError("conflict", excess);
}
