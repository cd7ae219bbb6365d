import { expect, test } from "vitest";
import { type Charge, chargeOf, priceOrder, totalOf, totalsOf } from "./totals.ts";

const LINES = [
  { price: 450_000, weight: 250, quantity: 2 },
  { price: 350_000, weight: 90, quantity: 1 },
];
const SUMS = { subtotal: 1_250_000, weight: 590, quantity: 3 };
const RATE = { value: 21_000 };

test("lines come to subtotal, weight and quantity", () => {
  expect(totalsOf(LINES)).toEqual(SUMS);
  expect(totalsOf([])).toEqual({ subtotal: 0, weight: 0, quantity: 0 });
});

test("an order's price is its lines, the shipping and the unique amount", () => {
  expect(priceOrder(LINES, RATE, 137)).toEqual({
    ...SUMS,
    amounts: { shipping: 21_000, unique: 137 },
    charges: [
      { kind: "shipping", rupiah: 21_000 },
      { kind: "unique", rupiah: 137 },
    ],
    total: 1_271_137,
  });
});

test("an order that no amount names isn't charged for one, and free shipping is a charge of 0", () => {
  expect(priceOrder(LINES, { value: 0 }, null)).toMatchObject({
    amounts: { shipping: 0, unique: null },
    charges: [{ kind: "shipping", rupiah: 0 }],
    total: SUMS.subtotal,
  });
});

test("without lines the total is what is charged beside the products", () => {
  expect(priceOrder([], RATE, 5).total).toBe(21_005);
});

test("a charge may be negative, and those of a kind add up", () => {
  const shipping: Charge = { kind: "shipping", rupiah: 21_000 };
  const charges = [shipping, { ...shipping, rupiah: -1_000 }];
  expect(totalOf(100_000, charges)).toBe(120_000);
  expect(chargeOf(charges, "shipping")).toBe(20_000);
  expect(chargeOf([], "shipping")).toBe(0);
});
