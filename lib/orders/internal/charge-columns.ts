import type { Prisma } from "#prisma/generated/client.ts";
import { type Charge, chargeOf } from "../../totals.ts";

/** Shipping has a column of its own; `other_charges` holds the rest. */
type ChargeColumns = { ongkir: number; otherCharges: Charge[] };

export function toChargeColumns(charges: readonly Charge[]): ChargeColumns {
  return {
    ongkir: chargeOf(charges, "shipping"),
    otherCharges: charges.filter(({ kind }) => kind !== "shipping"),
  };
}

export function readCharges(row: { ongkir: bigint; otherCharges: Prisma.JsonValue }): Charge[] {
  return [
    { kind: "shipping", rupiah: Number(row.ongkir) },
    ...(row.otherCharges as unknown as Charge[]),
  ];
}
