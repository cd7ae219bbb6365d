import { CHARGE_KINDS, type Charge, type ChargeKind } from "../totals.ts";
import type { ShippingChoice } from "./schema.ts";

type Choice = Pick<ShippingChoice, "ongkir">;

/** Rupiah of each kind; null where the order isn't charged for it. */
const AMOUNTS: Record<ChargeKind, (choice: Choice) => number | null> = {
  shipping: ({ ongkir }) => ongkir,
};

/** Returns the charges besides the products. */
export function chargesFor(choice: Choice): Charge[] {
  return CHARGE_KINDS.flatMap((kind) => {
    const rupiah = AMOUNTS[kind](choice);
    return rupiah === null ? [] : [{ kind, rupiah }];
  });
}
