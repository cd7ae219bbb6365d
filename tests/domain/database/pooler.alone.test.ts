import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { searchProducts } from "#lib/catalogue/search/search-products.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db, poolOf, searchDb } from "#lib/database/db.ts";
import { SESSION_LIMITS } from "#lib/database/session-settings.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

// There is no pooler here: a session behind one keeps nothing of what these sessions are looked at for.

const address = process.env.DATABASE_URL;
const database = pg.escapeIdentifier(new URL(address ?? "").pathname.slice(1));
const kemeja = productQuery.parse({ q: "kemeja" });

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Gives later sessions of this database what a role has behind a pooler. */
const setForDatabase = (name: string, value: string) =>
  onServer(`alter database ${database} set ${name} = '${value}'`);

/** Asks on the only connections of a pool that is otherwise unused. */
async function ask<Row>(source: typeof db, text: string): Promise<Row[]> {
  const { rows } = await poolOf(source()).query({ text });
  return rows as Row[];
}

beforeAll(() => {
  process.env.DATABASE_POOLER = "transaction";
  process.env.DATABASE_POOL = "2";
});
afterAll(() => onServer(`alter database ${database} reset all`));

test("a session without the role's settings is refused with what to run", async () => {
  await setForDatabase("timezone", "Asia/Jakarta");
  const refused = db().user.count();
  await expect(refused).rejects.toThrow(/ALTER ROLE \w+ SET timezone = 'UTC';/);
  await expect(refused).rejects.toThrow(/ALTER ROLE \w+ SET statement_timeout = '10s';/);
  await expect(refused).rejects.toThrow(/ALTER ROLE \w+ SET lock_timeout = '5s';/);
});

test("the shop sends no setting of a session and no name of a statement", async () => {
  await setForDatabase("timezone", "UTC");
  for (const name of Object.keys(SESSION_LIMITS)) await setForDatabase(name, "9s");
  const customer = await createActor();
  await setCartItem(customer, await createProduct(), 1);
  await placeOrder(customer, await orderInput(customer), null);
  expect((await searchProducts(kemeja)).data).toHaveLength(1);

  const settings = "select name from pg_settings where source = 'client' order by name";
  const sent = await ask<{ name: string }>(db, settings);
  expect(sent.map(({ name }) => name)).toEqual(["client_encoding"]);
  for (const source of [db, searchDb]) {
    expect(await ask(source, "select name from pg_prepared_statements")).toEqual([]);
  }
});

test("a search has its own limit, which ends with its transaction", async () => {
  const [limited] = await ask(searchDb, "select current_setting('statement_timeout') as ms");
  expect(limited).toEqual({ ms: "1s" });
  const holder = new pg.Client({ connectionString: address });
  await holder.connect();
  await holder.query("begin; lock table products in access exclusive mode");
  await expectError(searchProducts(kemeja), "unavailable");
  await holder.end();
  expect((await searchProducts(kemeja)).data).toHaveLength(1);

  const client = await poolOf(searchDb()).connect();
  const { rows } = await client.query("select current_setting('statement_timeout') as after");
  client.release();
  expect(rows).toEqual([{ after: "9s" }]);
});

test("Prisma's and the shop's own transactions run as they do without a pooler", async () => {
  const users = await db().$transaction((tx) => tx.user.count());
  expect(users).toBe(1);
});
