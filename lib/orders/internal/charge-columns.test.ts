import { expect, test } from "vitest";
import { CHARGE_KINDS } from "../../totals.ts";
import { readCharges, toChargeColumns } from "./charge-columns.ts";

test("charges of every kind come back from the columns as they were", () => {
  const charges = CHARGE_KINDS.map((kind, index) => ({ kind, rupiah: 1_000 * (index + 1) }));
  const { ongkir, otherCharges } = toChargeColumns(charges);
  expect(readCharges({ ongkir: BigInt(ongkir), otherCharges })).toEqual(charges);
});
