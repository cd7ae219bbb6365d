import { expect, test } from "vitest";
import { type Charge, chargeOf, totalOf, totalsOf } from "./totals.ts";

const LINES = [
  { price: 450_000, weight: 250, quantity: 2 },
  { price: 350_000, weight: 90, quantity: 1 },
];
const SHIPPING: Charge = { kind: "shipping", rupiah: 21_000 };

test("lines and charges come to subtotal, weight, quantity and total", () => {
  expect(totalsOf(LINES, [SHIPPING])).toEqual({
    subtotal: 1_250_000,
    weight: 590,
    quantity: 3,
    total: 1_271_000,
  });
});

test("without charges the total is the subtotal, and nothing comes to 0", () => {
  expect(totalsOf(LINES).total).toBe(1_250_000);
  expect(totalsOf([])).toEqual({ subtotal: 0, weight: 0, quantity: 0, total: 0 });
});

test("a charge may be negative, and those of a kind add up", () => {
  const charges = [SHIPPING, { ...SHIPPING, rupiah: -1_000 }];
  expect(totalOf(100_000, charges)).toBe(120_000);
  expect(chargeOf(charges, "shipping")).toBe(20_000);
  expect(chargeOf([], "shipping")).toBe(0);
});
