import { randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { refundOrder } from "#lib/orders/money/refund-order.ts";
import { sumOrders } from "#lib/orders/money/sum-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { PATIENT_TRANSACTION } from "#tests/setup/patience.ts";

const admin = await createActor("admin");

async function find(actor: Actor, query: Record<string, string>): Promise<string[]> {
  const { data, meta } = await listOrders(actor, orderQuery.parse(query));
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
}

/** Returns a word that no other order contains. */
const word = () => `x${randomUUID().slice(0, 8)}`;

test("an order is found by its number, recipient, customer or e-mail, in whichever case", async () => {
  const { id, orderNo } = await placeTestOrder();
  await placeTestOrder();
  const words = [word(), word(), word()];
  const data = {
    recipient: `Ibu ${words[0]} Dewi`,
    customerName: `Bapak ${words[1]}`,
    customerEmail: `${words[2]}@example.test`,
  };
  await db().order.update({ where: { id }, data });
  for (const search of [orderNo, ...words, `ibu ${words[0]} dewi`]) {
    expect(await find(admin, { search: ` ${search.toUpperCase()} ` }), search).toEqual([id]);
    expect(await find(admin, { search: search.slice(1).toLowerCase() }), search).toEqual([id]);
  }
  expect(await find(admin, { search: word() })).toEqual([]);
});

test("what means something in a pattern means itself in a search", async () => {
  const { id } = await placeTestOrder();
  const mark = word();
  await db().order.update({ where: { id }, data: { recipient: `${mark}_100%\\` } });
  expect(await find(admin, { search: `${mark}_100%\\` })).toEqual([id]);
  for (const search of [`${mark}%`, `${mark}_1_0`, `${mark}\\`]) {
    expect(await find(admin, { search }), search).toEqual([]);
  }
});

test("search, days, status and customer narrow each other down, newest first", async () => {
  const [older, newer] = [await placeTestOrder(), await placeTestOrder()];
  const recipient = word();
  const ids = [older.id, newer.id];
  await db().order.updateMany({ where: { id: { in: ids } }, data: { recipient } });
  const createdAt = new Date(Date.now() - 4 * millisecondsInDay);
  await db().order.update({ where: { id: older.id }, data: { createdAt } });
  await updateOrder(admin, older.id, { status: "Payment Confirm" });
  const search = recipient;
  expect(await find(admin, { search })).toEqual([newer.id, older.id]);
  expect(await find(admin, { search, days: "4" })).toEqual([newer.id]);
  expect(await find(admin, { search, days: "5" })).toEqual([newer.id, older.id]);
  expect(await find(admin, { search, status: "Payment Confirm" })).toEqual([older.id]);
  expect(await find(admin, { customer: older.customer.userId })).toEqual([older.id]);
  expect(await find(admin, { customer: older.customer.userId, days: "1" })).toEqual([]);

  const first = await listOrders(admin, orderQuery.parse({ search, per_page: "1" }));
  const second = await listOrders(admin, orderQuery.parse({ search, per_page: "1", page: "2" }));
  expect([first.data[0]?.id, second.data[0]?.id]).toEqual([newer.id, older.id]);
  expect(second.meta).toEqual({ page: 2, per_page: 1, total: 2, last_page: 2 });
});

test("to a customer neither search nor customer means anything: they get their own orders", async () => {
  const mine = await placeTestOrder();
  const other = await placeTestOrder();
  const query = { search: other.orderNo, customer: other.customer.userId };
  expect(await find(mine.customer, query)).toEqual([mine.id]);
});

test("a search for words goes by the trigram index", async () => {
  const plan = await db().$transaction(async (tx) => {
    // The table is too small for the planner to choose the index.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<Record<string, string>[]>`
      EXPLAIN SELECT id FROM orders WHERE order_no ILIKE '%wulandari%'
        OR recipient ILIKE '%wulandari%' OR customer_name ILIKE '%wulandari%'
        OR customer_email ILIKE '%wulandari%'`;
  }, PATIENT_TRANSACTION);
  const lines = plan.map((row) => row["QUERY PLAN"] ?? "");
  expect(lines.filter((line) => line.includes("orders_words_trigram"))).toHaveLength(4);
});

test("a customer's orders are counted, and those that are paid summed up", async () => {
  const { id, customer } = await placeTestOrder();
  const idle = await createActor();
  const sums = () => sumOrders(admin, [customer.userId, idle.userId]);
  expect(await sums()).toEqual(new Map([[customer.userId, { orders: 1, paid: 0 }]]));
  const { total } = await updateOrder(admin, id, { status: "Payment Confirm" });
  expect(await sums()).toEqual(new Map([[customer.userId, { orders: 1, paid: total }]]));
  // Of a part-refunded order counts what the shop keeps, and of one that ended undelivered nothing.
  await updateOrder(admin, id, { status: "Completed" });
  await updateOrder(admin, id, { status: "Return" });
  await refundOrder(admin, id, {
    ...{ amount: 1_000, account: "BCA 1", note: "", held_seen: total },
    sent_on: jakartaDay(new Date()),
  });
  await updateOrder(admin, id, { status: "Completed" });
  expect(await sums()).toEqual(new Map([[customer.userId, { orders: 1, paid: total - 1_000 }]]));
  await updateOrder(admin, id, { status: "Cancelled" });
  expect(await sums()).toEqual(new Map([[customer.userId, { orders: 1, paid: 0 }]]));
  await expectError(sumOrders(customer, [customer.userId]), "forbidden");
});
