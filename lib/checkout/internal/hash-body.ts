import { createHash } from "node:crypto";
import { DEFAULT_CARRIER } from "../../shipping/carriers.ts";
import type { PlaceOrderInput } from "../schema.ts";

/** Values hashed as if absent, because earlier releases didn't know the field. A new field's default belongs here. */
const ABSENT: { [Field in keyof PlaceOrderInput]?: PlaceOrderInput[Field] } = {
  customer_note: "",
  carrier: DEFAULT_CARRIER,
};

/** Hashes all fields of the body but what is only compared (docs/decisions/057-confirmed-total.md). */
export function hashBody({ total: _, unique_amount: __, ...body }: PlaceOrderInput): string {
  const known: Record<string, unknown> = ABSENT;
  const hashed = Object.entries(body)
    .filter(([field, value]) => value !== undefined && value !== known[field])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(hashed)).digest("hex");
}
