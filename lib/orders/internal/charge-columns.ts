import type { Prisma } from "#prisma/generated/client.ts";
import type { Charge } from "../../totals.ts";

/** Returns an order's charges. Shipping has a column of its own; `other_charges` holds the rest. */
export function readCharges(row: { ongkir: bigint; otherCharges: Prisma.JsonValue }): Charge[] {
  return [
    { kind: "shipping", rupiah: Number(row.ongkir) },
    ...(row.otherCharges as unknown as Charge[]),
  ];
}
