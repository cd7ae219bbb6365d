import { findSizeChoice, lacksSize } from "../catalogue/sizes/size-choices.ts";
import type { ProductSnapshot } from "../catalogue/views/product-snapshot.ts";

/** A line of a locked cart, with its product, which is locked too. */
export type LockedLine = ProductSnapshot & {
  quantity: number;
  /** Null if the buyer chose none, or one that the product doesn't offer. */
  chosenSize: string | null;
  /** True if the line carries a sold-out marker. */
  marked: boolean;
  stock: number;
};

/** Returns whether a size of the product's list has still to be chosen. */
export function lacksItsSize({ size, sizeDetails, chosenSize }: LockedLine): boolean {
  return lacksSize({ size, size_details: sizeDetails }, chosenSize);
}

/** Returns the line, without its chosen size if the product no longer offers that. */
export function withOfferedSize(line: LockedLine): LockedLine {
  const product = { size: line.size, size_details: line.sizeDetails };
  return { ...line, chosenSize: findSizeChoice(product, line.chosenSize) };
}
