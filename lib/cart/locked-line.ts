import type { ProductSnapshot } from "../catalogue/product-snapshot.ts";
import { findSizeChoice } from "../catalogue/size-choices.ts";

/** A line of a locked cart, with its product, which is locked too. */
export type LockedLine = ProductSnapshot & {
  quantity: number;
  /** Null where the buyer chose none that the product offers. */
  chosenSize: string | null;
  marked: boolean;
  stock: number;
};

/** Returns the line without a chosen size that the product doesn't offer any more. */
export function withOfferedSize(line: LockedLine): LockedLine {
  const product = { size: line.size, size_details: line.sizeDetails };
  return { ...line, chosenSize: findSizeChoice(product, line.chosenSize) };
}
