import { millisecondsInHour } from "date-fns/constants";
import { afterEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { shopStatus } from "#lib/reports/shop-status.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";

/** Undo functions for the data that a test has corrupted. */
const mending: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const mend of mending.splice(0)) await mend();
  expect(await verifyBooks()).toEqual([]);
});

test("a stock that isn't its ledger's sum is named", async () => {
  const { productId } = await placeTestOrder();
  const set = (stock: number) =>
    db()
      .$executeRaw`UPDATE products SET stock = ${stock}::int, is_purchased = ${stock === 0} WHERE id = ${productId}::uuid`;
  await set(3);
  mending.push(() => set(0));
  expect(await verifyBooks()).toEqual([
    { what: "stock", id: productId, name: "Kemeja Kawung", is: "3", shouldBe: "0" },
  ]);
});

test("an order that holds pieces which the ledger doesn't know of is named", async () => {
  const { id, orderNo } = await placeTestOrder();
  const set = (holdsStock: boolean) => db().order.update({ where: { id }, data: { holdsStock } });
  await set(false);
  mending.push(() => set(true));
  expect(await verifyBooks()).toEqual([
    { what: "held", id, name: orderNo, is: "1", shouldBe: "0" },
  ]);
});

test("an order whose sums aren't its lines' is named, and one without lines", async () => {
  const { id, orderNo } = await placeTestOrder();
  const { weight } = await db().order.findUniqueOrThrow({ where: { id } });
  await db().order.update({ where: { id }, data: { weight: weight + 1 } });
  mending.push(() => db().order.update({ where: { id }, data: { weight } }));
  const [found, ...others] = await verifyBooks();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ what: "sums", id, name: orderNo });
  expect(found?.is.split(" ").at(-1)).toBe(String(weight + 1));
  expect(found?.shouldBe.split(" ").at(-1)).toBe(String(weight));

  const bare = await placeTestOrder();
  const [line] = await db().orderItem.findMany({ where: { orderId: bare.id } });
  if (!line) throw new Error("an order has a line");
  await db().orderItem.delete({ where: { id: line.id } });
  mending.push(() => db().orderItem.create({ data: line }));
  expect((await verifyBooks()).filter((entry) => entry.id === bare.id)).toEqual([
    { what: "held", id: bare.id, name: bare.orderNo, is: "1", shouldBe: "0" },
    { what: "lines", id: bare.id, name: bare.orderNo, is: "0", shouldBe: "1" },
  ]);
});

test("the status counts what there is", async () => {
  const before = await shopStatus();
  await placeTestOrder();
  await createActor("admin");
  const { migrations, accounts, orders, products, demo_data } = await shopStatus();
  expect(migrations.applied).toBeGreaterThan(3);
  expect(migrations).toMatchObject({ newest: expect.stringMatching(/^\d{14}_/), failed: [] });
  expect(accounts.admins).toBe(before.accounts.admins + 1);
  expect(accounts.customers).toBe(before.accounts.customers + 1);
  expect(products.sold_out).toBe(before.products.sold_out + 1);
  const waiting = "Waiting for Payment";
  expect(orders[waiting]).toBe((before.orders[waiting] ?? 0) + 1);
  expect(demo_data).toBe(false);
});

test("the status tells a queue that nobody empties", async () => {
  await db().outboxMail.deleteMany();
  expect((await shopStatus()).mails).toEqual({
    waiting: 0,
    due: 0,
    oldest_due_seconds: null,
    failed: 0,
  });
  const mail = { recipient: "a@example.test", template: "welcome", data: { name: "A" } };
  const due = new Date(Date.now() - 90_000);
  await db().outboxMail.createMany({
    data: [
      { ...mail, messageId: "due", nextTryAt: due },
      { ...mail, messageId: "later", nextTryAt: new Date(Date.now() + millisecondsInHour) },
      { ...mail, messageId: "failed", failedAt: new Date() },
    ],
  });
  const { mails } = await shopStatus();
  expect(mails).toMatchObject({ waiting: 2, due: 1, failed: 1 });
  expect(mails.oldest_due_seconds).toBeGreaterThanOrEqual(90);
});
