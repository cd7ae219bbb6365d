import { expect, test } from "vitest";
import type { ProductRow } from "../list/product-row.ts";
import { planChanges, priceAfter } from "./plan-changes.ts";

const ROWS: ProductRow[] = [
  { id: "a", name: "Kemeja", category: "Men", size: "M", stock: 2, price: "450000" },
  { id: "b", name: "Kain", category: "Batik Cloth", size: "L", stock: 0, price: "1275000" },
];

test.each([
  ["450000", 10, 495_000],
  ["450000", -5, 428_000],
  ["1275000", 2.5, 1_307_000],
  ["1000", -60, null],
  ["900000000", 50, null],
])("Rp %s and %d percent is %s", (price, percent, after) => {
  expect(priceAfter(price, percent)).toBe(after);
});

test("each product goes along with what the admin saw of it", () => {
  expect(planChanges(ROWS, "price", " +10 ")).toEqual({
    changes: [
      { id: "a", price: "495000", price_seen: "450000" },
      { id: "b", price: "1403000", price_seen: "1275000" },
    ],
  });
  expect(planChanges(ROWS, "stock", "3")).toEqual({
    changes: [
      { id: "a", stock: 3, stock_seen: 2 },
      { id: "b", stock: 3, stock_seen: 0 },
    ],
  });
  expect(planChanges(ROWS, "category", "Others")).toEqual({
    changes: [
      { id: "a", category: "Others" },
      { id: "b", category: "Others" },
    ],
  });
  expect(planChanges(ROWS, "delete", "")).toEqual({
    changes: [
      { id: "a", is_deleted: true },
      { id: "b", is_deleted: true },
    ],
  });
});

test.each([
  ["price", "0"],
  ["price", "sepuluh"],
  ["price", "-100"],
  ["stock", "-1"],
  ["stock", ""],
  ["category", "Shoes"],
] as const)("%s %j is told before anything is sent", (kind, typed) => {
  expect(planChanges(ROWS, kind, typed)).toEqual({ error: expect.stringMatching(/\w/) });
});
