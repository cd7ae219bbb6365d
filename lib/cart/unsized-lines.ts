import { isSizedByNote, lacksSize } from "../catalogue/sizes/size-choices.ts";
import type { CartItemView } from "./schema.ts";

/** Returns the lines whose buyer has still to choose a size. */
export function unsizedLines(items: readonly CartItemView[]): CartItemView[] {
  return items.filter(
    ({ quantity, product, chosen_size }) => quantity > 0 && lacksSize(product, chosen_size),
  );
}

/** Returns the lines whose size the customer writes into the note. */
export function linesSizedByNote(items: readonly CartItemView[]): CartItemView[] {
  return items.filter(({ quantity, product }) => quantity > 0 && isSizedByNote(product));
}
