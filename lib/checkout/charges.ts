import type { Charge } from "../totals.ts";
import type { ShippingChoice } from "./schema.ts";

/** Returns the charges besides the products. */
export function chargesFor({ ongkir }: Pick<ShippingChoice, "ongkir">): Charge[] {
  return [{ kind: "shipping", rupiah: ongkir }];
}
