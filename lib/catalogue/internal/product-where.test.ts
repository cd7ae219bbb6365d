import { expect, test } from "vitest";
import { CATEGORIES, PRICE_STEPS, SIZES, TECHNIQUES } from "../categories.ts";
import { productQuery } from "../schema.ts";
import { productWhere } from "./product-where.ts";

const whereOf = (query: Record<string, unknown>) => productWhere(productQuery.parse(query));

/** Counts the values in a condition, which are the statement's parameters. */
function countValues(condition: unknown): number {
  if (typeof condition !== "object" || condition === null) return 1;
  return Object.values(condition).reduce((sum: number, part) => sum + countValues(part), 0);
}

test("repeats and other orders of filters make the same statement", () => {
  const once = whereOf({ "sizes[]": ["S", "M"], "motifs[]": ["Kawung", "Parang"] });
  const repeated = Array.from({ length: 1_300 }, () => ["M", "S"]).flat();
  expect(whereOf({ "sizes[]": repeated, "motifs[]": ["Parang", "Kawung", "Parang"] })).toEqual(
    once,
  );
});

test("the largest list has few parameters", () => {
  const words = Array.from({ length: 20 }, (_, at) => `Kain ${at}`);
  const everything = whereOf({
    "categories[]": CATEGORIES,
    "sizes[]": SIZES,
    "prices[]": PRICE_STEPS,
    "techniques[]": TECHNIQUES,
    "motifs[]": words,
    "materials[]": words,
    "status[]": ["Terjual"],
  });
  expect(countValues(everything)).toBeLessThan(130);
});

test.each(["motifs[]", "materials[]"])("a list has at most 20 %s", (name) => {
  const words = Array.from({ length: 21 }, (_, at) => `Kain ${at}`);
  expect(productQuery.safeParse({ [name]: words.slice(1) }).success).toBe(true);
  expect(productQuery.safeParse({ [name]: words }).success).toBe(false);
});
