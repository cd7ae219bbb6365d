import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { readTally } from "#lib/cache/catalogue.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { exportProducts } from "#lib/catalogue/csv/export-products.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { searchProducts } from "#lib/catalogue/search/search-products.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { readWithFreshness } from "#lib/database/freshness.ts";
import { exportOrders } from "#lib/orders/export-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";
import { countStock } from "#lib/reports/count-stock.ts";
import { sumSales } from "#lib/reports/sum-sales.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { type DatabaseLine, openDatabaseLine } from "#tests/fakes/database-line.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

// The replica here is an empty database with the same schema, like one that lags far behind. A
// result with products came from the primary, an empty one from the replica.
const databaseUrl = new URL(process.env.DATABASE_URL ?? "");
const replicaName = `${databaseUrl.pathname.slice(1)}_replica`;
const everything = productQuery.parse({});
const kemeja = productQuery.parse({ q: "kemeja" });

// Allows a busy machine enough time to connect to the replica.
vi.mock(import("#lib/database/db.ts"), async (original) => {
  const own = await original();
  const { PATIENCE } = await import("#tests/setup/patience.ts");
  const connectTimeoutMs = PATIENCE.timeout;
  return { ...own, createClient: (to) => own.createClient({ ...to, connectTimeoutMs }) };
});

let line: DatabaseLine;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("testDatabases").serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  await onServer(`drop database if exists ${replicaName} with (force)`);
  await onServer(`create database ${replicaName} template ${inject("testDatabases").template}`);
  line = await openDatabaseLine(new URL(`/${replicaName}`, databaseUrl).href);
  process.env.DATABASE_READ_URL = line.url;
});
afterAll(async () => {
  await line.cut();
  await onServer(`drop database ${replicaName} with (force)`);
});

beforeEach(() => resetDatabase());
afterEach(() => void vi.useRealTimers());

test("what may be a little old is read from the replica", async () => {
  const admin = await createActor("admin");
  await placeTestOrder();
  await createProduct();
  expect((await listProducts(everything, "replica")).data).toEqual([]);
  expect((await searchProducts(kemeja, { freshness: "replica" })).data).toEqual([]);
  expect((await countStock(admin)).categories.every(({ onSale }) => onSale === 0)).toBe(true);
  expect((await sumSales(admin)).total.orders).toBe(0);
  expect(await text(exportProducts(admin, everything))).not.toContain("Kemeja Kawung");
  expect(await text(exportOrders(admin, orderQuery.parse({})))).not.toContain("Kemeja Kawung");
});

test("what has to be true now is not", async () => {
  const customer = await createActor();
  const productId = await createProduct({ stock: 1 });
  expect((await listProducts(everything)).data).toHaveLength(1);
  expect((await searchProducts(kemeja)).data).toHaveLength(1);
  await setCartItem(customer, productId, 1);
  expect((await getCart(customer)).cartItems).toHaveLength(1);
  const { order } = await placeOrder(customer, await orderInput(customer), null);
  expect(await db().order.count({ where: { id: order.id } })).toBe(1);
});

test("a page's list doesn't get the counts that the API has just read from the replica", async () => {
  await createProduct();
  expect((await listProducts(everything, "replica", readTally)).meta.total).toBe(0);
  expect((await listProducts(everything, "primary", readTally)).meta.total).toBe(1);
});

test("nothing is written to the replica by mistake", async () => {
  const write = readWithFreshness("replica", ({ product }) => product.deleteMany({}));
  await expect(write).rejects.toThrow(/read-only transaction/);
});

test("while the replica is away the database answers, and then the replica again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await createProduct();
  expect((await listProducts(everything, "replica")).data).toEqual([]);
  await line.cut();
  expect((await listProducts(everything, "replica")).data).toHaveLength(1);
  await line.mend();
  // It stays unused for a while …
  expect((await listProducts(everything, "replica")).data).toHaveLength(1);
  // … and is then used again.
  vi.setSystemTime(Date.now() + 60_000);
  expect((await listProducts(everything, "replica")).data).toEqual([]);
});

test("a slow search on the replica is refused, and the replica stays in use", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 120_000);
  await createProduct();
  const holder = new pg.Client({ connectionString: new URL(`/${replicaName}`, databaseUrl).href });
  await holder.connect();
  await holder.query("begin");
  await holder.query("lock table products in access exclusive mode");
  await expectError(searchProducts(kemeja, { freshness: "replica" }), "unavailable");
  await holder.end();
  expect((await searchProducts(kemeja, { freshness: "replica" })).data).toEqual([]);
  expect((await listProducts(everything, "replica")).data).toEqual([]);
});
