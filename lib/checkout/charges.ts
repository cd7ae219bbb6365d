import type { Charge } from "../totals.ts";
import type { ShippingChoice } from "./schema.ts";

/** Returns what is charged beside the products for the choices made in the checkout. */
export function chargesFor({ ongkir }: Pick<ShippingChoice, "ongkir">): Charge[] {
  return [{ kind: "shipping", rupiah: ongkir }];
}
