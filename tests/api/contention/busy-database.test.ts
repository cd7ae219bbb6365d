import pg from "pg";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { createProduct } from "#tests/factories/product.ts";
import { somewhere } from "../shop-client.ts";
import { createBuyers, fillCarts } from "./buyers.ts";
import { sendTo, serverOf } from "./servers.ts";

/** More than the connections that one server has. */
const REQUESTS = 30;

test("every connection of the shop gives up on a statement, on a lock and on an idle transaction", async () => {
  for (const setting of [
    "statement_timeout",
    "lock_timeout",
    "idle_in_transaction_session_timeout",
  ]) {
    const [row] = await db().$queryRaw<{ value: string }[]>`
      SELECT current_setting(${setting}) AS value`;
    expect(row?.value, setting).toMatch(/^\d+s$/);
  }
});

test("when every connection waits, the rest is sent away with 503 and Retry-After, and it passes", async () => {
  const productId = await createProduct({ stock: 9 });
  const [buyer] = await createBuyers(1);
  if (!buyer) throw new Error("there is a buyer");
  const { token } = buyer;
  await fillCarts([buyer], productId);
  const change = () =>
    sendTo(serverOf(0), "PATCH", `/api/cart/${productId}`, { token, body: { quantity: 2 } });

  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query("BEGIN");
  await blocker.query("SELECT 1 FROM carts WHERE user_id = $1 FOR UPDATE", [buyer.userId]);
  const answers = await Promise.all(Array.from({ length: REQUESTS }, change));
  await blocker.query("ROLLBACK");
  await blocker.end();

  for (const { status, headers, json } of answers) {
    expect({ status, json }).toEqual({
      status: 503,
      json: { message: "The shop is busy for a moment. Please try again." },
    });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const [line] = await db().cartItem.findMany({ where: { userId: buyer.userId } });
  expect(line?.quantity).toBe(1);
  expect((await change()).status).toBe(200);
});

test("a search that takes too long is 503, its page keeps the words, and the rest goes on", async () => {
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query("BEGIN");
  await blocker.query("LOCK TABLE products IN ACCESS EXCLUSIVE MODE");
  const get = async (path: string) => {
    const headers = { "x-forwarded-for": somewhere() };
    const answer = await fetch(serverOf(0) + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const [api, page, ...others] = await Promise.all([
    get("/api/product?q=kawung"),
    get("/product?q=kawung"),
    ...Array.from({ length: REQUESTS }, () => get("/api/city?province_id=32")),
  ]);
  await blocker.query("ROLLBACK");
  await blocker.end();

  expect([api?.status, JSON.parse(api?.text ?? "")]).toEqual([
    503,
    { message: "The search is busy at the moment. Please try again." },
  ]);
  expect(Number(api?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page?.status).toBe(200);
  expect(page?.text).toContain("The search is busy");
  expect(page?.text).toContain('href="/product?q=kawung"');
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  expect((await get("/api/product?q=kawung")).status).toBe(200);
});

test.each([
  ["its proofs", "payment_proofs"],
  ["the visitor's session", "sessions"],
])("an order's page leads home and says so when %s can't be read", async (_, table) => {
  const [owner] = await createBuyers(1);
  if (!owner) throw new Error("there is an owner");
  const { id } = await createOrderRow();
  await db().order.update({ where: { id }, data: { userId: owner.userId } });
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  const open = async (path: string) => {
    const headers = { "x-forwarded-for": somewhere(), cookie: `token=${owner.token}` };
    const answer = await fetch(serverOf(0) + path, { headers, redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  const pages = [`/order-history/${id}`, `/checkout-order/${id}`];
  await blocker.query("BEGIN");
  await blocker.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const blocked = await Promise.all(pages.map(open));
  await blocker.query("ROLLBACK");
  await blocker.end();

  expect(blocked).toEqual(pages.map(() => [307, "/home#not-loaded"]));
  expect(await Promise.all(pages.map(open))).toEqual(pages.map(() => [200, null]));
});
