import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import type { ProductTally } from "#lib/catalogue/search/product-tally.ts";
import { searchProducts } from "#lib/catalogue/search/search-products.ts";
import { db } from "#lib/database/db.ts";
import { poolUsage } from "#lib/database/pool.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

/** A search that nothing finds sends a second statement. */
const KEMEJA = productQuery.parse({ q: "kemeja" });
const BY_NAME = productQuery.parse({ q: "kemeja", match: "name" });

/** Row 2,401 of a list is beyond what a page may skip on the connections of cart and orders. */
const DEEP = productQuery.parse({ page: 25, per_page: 100 });

const KEPT: ProductTally = [
  {
    ...{ category: "Men", sizes: ["M"], isPurchased: false, products: 5_000 },
    ...{ motif: "", technique: "", material: "", price: "250000-500000" },
  },
];

let holder: pg.Client;

/** Makes every search wait until its time limit. */
async function lockProducts(): Promise<void> {
  await holder.query("begin");
  await holder.query("lock table products in access exclusive mode");
}

beforeEach(async () => {
  await resetDatabase();
  await createProduct();
  holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
});
afterEach(() => holder.end());

test.each([
  ["by words", () => searchProducts(KEMEJA)],
  ["by letters of the name", () => listProducts(BY_NAME)],
])("a search %s that takes too long is refused, and the next one works", async (_, search) => {
  await lockProducts();
  await expectError(search(), { code: "unavailable", headers: { "retry-after": "5" } });
  await holder.query("rollback");
  expect((await search()).data).toHaveLength(1);
});

test("a deep page of a list uses the connections and the time limit of searches", async () => {
  const list = () => listProducts(DEEP, "primary", async () => KEPT);
  await lockProducts();
  await expectError(list(), "unavailable");
  await holder.query("rollback");
  expect((await list()).meta.total).toBe(5_000);
});

test("however many searches wait, everything else has its connections", async () => {
  await lockProducts();
  const waiting = Array.from({ length: 33 }, () => searchProducts(KEMEJA));
  const all = Promise.allSettled(waiting);
  // Three run, thirty wait, and one more would wait for too long.
  await expectError(searchProducts(KEMEJA), "unavailable");
  await expect.poll(() => poolUsage().find(({ pool }) => pool === "search")?.busy).toBe(3);
  expect(await Promise.all(Array.from({ length: 20 }, () => db().user.count()))).toHaveLength(20);
  const { max } = poolUsage().find(({ pool }) => pool === "database") ?? {};
  expect(max).toBe(7);
  await holder.query("rollback");
  expect(await all).toHaveLength(33);
});
