import { expect, test } from "vitest";
import type { ProductRow } from "../list/product-row.ts";
import { doneWords, planChanges, planUndo, priceAfter } from "./plan-changes.ts";

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

const changesOf = (kind: "price" | "stock" | "category" | "delete", typed: string) => {
  const plan = planChanges(ROWS, kind, typed);
  if ("error" in plan) throw new Error(plan.error);
  return { products: ROWS, changes: plan.changes };
};

test("what was saved is set back only where it still is as it became", () => {
  const both = new Set(["a", "b"]);
  const back = planUndo(changesOf("price", "10"), both);
  expect(back?.changes).toEqual([
    { id: "a", price: "450000", price_seen: "495000" },
    { id: "b", price: "1275000", price_seen: "1403000" },
  ]);
  expect(back?.products.map(({ price }) => price)).toEqual(["495000", "1403000"]);
  expect(planUndo(changesOf("stock", "3"), new Set(["b"]))?.changes).toEqual([
    { id: "b", stock: 0, stock_seen: 3 },
  ]);
  expect(planUndo(changesOf("price", "10"), new Set())).toBeNull();
  expect(planUndo(changesOf("category", "Others"), both)).toBeNull();
  expect(planUndo(changesOf("delete", ""), both)).toBeNull();
});

test("a saved change is told with what it was before", () => {
  const words = (...[kind, typed]: Parameters<typeof changesOf>) => {
    const { products, changes } = changesOf(kind, typed);
    return products.map((row, at) => doneWords(row, changes[at] ?? { id: row.id }));
  };
  expect(words("price", "-10")[0]).toBe("Rp\u00a0450.000 → Rp\u00a0405.000");
  expect(words("stock", "3")[1]).toBe("Stock 0 → 3");
  expect(words("category", "Others")[0]).toBe("Men → Others");
  expect(words("delete", "")[0]).toBe("Dihapus");
});
