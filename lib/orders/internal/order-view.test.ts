import { expect, test } from "vitest";
import { readCharges } from "./order-view.ts";

test("shipping comes first, then the charges that have no column of their own", () => {
  const unique = { kind: "unique", rupiah: 137 } as const;
  expect(readCharges({ ongkir: 21_000n, otherCharges: [unique] })).toEqual([
    { kind: "shipping", rupiah: 21_000 },
    unique,
  ]);
});
