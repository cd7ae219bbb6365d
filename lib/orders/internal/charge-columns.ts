import type { Prisma } from "#prisma/generated/client.ts";
import { type Charge, chargeOf } from "../../totals.ts";

/** Columns of `orders`: shipping has its own, `other_charges` holds the rest. */
type ChargeColumns = { ongkir: number; otherCharges: Charge[] };

/** Returns an order's charges as its columns hold them. */
export function toChargeColumns(charges: readonly Charge[]): ChargeColumns {
  return {
    ongkir: chargeOf(charges, "shipping"),
    otherCharges: charges.filter(({ kind }) => kind !== "shipping"),
  };
}

/** Returns every charge of an order's row. */
export function readCharges(row: { ongkir: bigint; otherCharges: Prisma.JsonValue }): Charge[] {
  return [
    { kind: "shipping", rupiah: Number(row.ongkir) },
    ...(row.otherCharges as unknown as Charge[]),
  ];
}
