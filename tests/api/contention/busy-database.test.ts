import pg from "pg";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { sendOnce } from "../shop-client.ts";
import { buyersOf } from "./buyers.ts";
import { sendTo, serverOf } from "./servers.ts";

/** More than the connections that one server has. */
const REQUESTS = 30;

/** Sends requests at once, while another connection holds a lock. */
async function whileLocked<Result>(lock: string, requests: (() => Promise<Result>)[]) {
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query("BEGIN");
  await blocker.query(lock);
  const answers = await Promise.all(requests.map((request) => request()));
  await blocker.query("ROLLBACK");
  await blocker.end();
  return answers;
}

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
  const { productId, first } = await buyersOf(9, 1);
  const { token, userId } = first;
  const change = () =>
    sendTo(serverOf(0), "PATCH", `/api/cart/${productId}`, { token, body: { quantity: 2 } });

  const lock = `SELECT 1 FROM carts WHERE user_id = '${userId}' FOR UPDATE`;
  const answers = await whileLocked(
    lock,
    Array.from({ length: REQUESTS }, () => change),
  );

  for (const { status, headers, json } of answers) {
    expect({ status, json }).toEqual({
      status: 503,
      json: { message: "The shop is busy for a moment. Please try again." },
    });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const [line] = await db().cartItem.findMany({ where: { userId } });
  expect(line?.quantity).toBe(1);
  expect((await change()).status).toBe(200);
});

test("a search that takes too long is 503, its page keeps the words, and the rest goes on", async () => {
  const get = (path: string) => () => sendOnce("GET", path, { server: serverOf(0) });
  const [api, page, ...others] = await whileLocked("LOCK TABLE products IN ACCESS EXCLUSIVE MODE", [
    get("/api/product?q=kawung"),
    get("/product?q=kawung"),
    ...Array.from({ length: REQUESTS }, () => get("/api/city?province_id=32")),
  ]);

  expect([api?.status, api?.json]).toEqual([
    503,
    { message: "The search is busy at the moment. Please try again." },
  ]);
  expect(Number(api?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page?.status).toBe(200);
  expect(page?.json).toContain("The search is busy");
  expect(page?.json).toContain('href="/product?q=kawung"');
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  expect((await get("/api/product?q=kawung")()).status).toBe(200);
});

test("a list that can't be read in time is a page of 503 and Retry-After, as its API is", async () => {
  const paths = ["/product?sort=price-asc", "/product?sort=price-desc", "/api/product"];
  const get = (path: string) => () => sendOnce("GET", path, { server: serverOf(0) });
  const lock = "LOCK TABLE products IN ACCESS EXCLUSIVE MODE";
  const answers = await whileLocked(lock, paths.map(get));

  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
  for (const { headers } of answers) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a private page that can't be read is 503 and Retry-After, in words", async () => {
  const { first } = await buyersOf(1, 1);
  const headers = { cookie: `token=${first.token}` };
  const paths = ["/cart", "/order-history", "/dashboard", "/auth/profile"];
  const get = (path: string) => () => sendOnce("GET", path, { headers, server: serverOf(0) });
  const lock = "LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE";
  const answers = await whileLocked(lock, paths.map(get));

  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
  for (const { headers } of answers) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await get("/cart")()).status).toBe(200);
});

test.each([
  ["its proofs", "payment_proofs"],
  ["the visitor's session", "sessions"],
])("an order's page leads home and says so when %s can't be read", async (_, table) => {
  const { first: owner } = await buyersOf(1, 1);
  const { id } = await createOrderRow();
  await db().order.update({ where: { id }, data: { userId: owner.userId } });
  const headers = { cookie: `token=${owner.token}` };
  const pages = [`/order-history/${id}`, `/checkout-order/${id}`].map((path) => async () => {
    const answer = await sendOnce("GET", path, { headers, server: serverOf(0) });
    return [answer.status, answer.headers.get("location")];
  });
  const blocked = await whileLocked(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, pages);

  expect(blocked).toEqual(pages.map(() => [307, "/home#not-loaded"]));
  expect(await Promise.all(pages.map((open) => open()))).toEqual(pages.map(() => [200, null]));
});
