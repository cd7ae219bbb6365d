import { CHARGE_KINDS, type Charge, type ChargeKind } from "../totals.ts";

/** Returns the charges besides the products, from the rupiah of each kind; null: the order isn't charged. */
export function chargesFor(amounts: Record<ChargeKind, number | null>): Charge[] {
  return CHARGE_KINDS.flatMap((kind) => {
    const rupiah = amounts[kind];
    return rupiah === null ? [] : [{ kind, rupiah }];
  });
}
