import { millisecondsInHour } from "date-fns/constants";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import { countStock } from "#lib/reports/count-stock.ts";
import { countWaiting } from "#lib/reports/count-waiting.ts";
import { listWork } from "#lib/reports/list-work.ts";
import { readDashboard } from "#lib/reports/read-dashboard.ts";
import { QUEUE_LIMIT, QUEUE_PREVIEW, SALES_DAYS } from "#lib/reports/schema.ts";
import { sumSales } from "#lib/reports/sum-sales.ts";
import { createActor } from "#tests/factories/customer.ts";
import { copyOrder, createOrderRow } from "#tests/factories/order-row.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

/** 10:00 in Jakarta. */
const NOW = new Date("2026-11-21T03:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * millisecondsInHour);

let admin: Actor;

beforeEach(async () => {
  await resetDatabase();
  admin = await createActor("admin");
});

test("a day's sales begin at midnight in Jakarta, whatever UTC says", async () => {
  // 23:59:59.999 of the 19th, 00:00 and 23:59 of the 20th, in Jakarta.
  await createOrderRow({ createdAt: new Date("2026-11-19T16:59:59.999Z"), price: 1_000 });
  await createOrderRow({ createdAt: new Date("2026-11-19T17:00:00Z"), price: 20_000, quantity: 2 });
  await createOrderRow({ createdAt: new Date("2026-11-20T16:59:00Z"), price: 300_000 });
  const { days, total } = await sumSales(admin, NOW);
  const sold = days.filter(({ orders }) => orders > 0);
  expect(sold).toEqual([
    { day: "2026-11-19", orders: 1, units: 1, revenue: 1_000 },
    { day: "2026-11-20", orders: 2, units: 3, revenue: 340_000 },
  ]);
  expect(total).toEqual({ orders: 3, units: 4, revenue: 341_000 });
});

test("thirty days are listed, today last, and what is older is left out", async () => {
  await createOrderRow({ createdAt: new Date("2026-10-22T16:59:59Z") });
  await createOrderRow({ createdAt: new Date("2026-10-22T17:00:00Z") });
  const { days, total } = await sumSales(admin, NOW);
  expect(days).toHaveLength(SALES_DAYS);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2026-10-23", "2026-11-21"]);
  expect([days[0]?.orders, total.orders]).toEqual([1, 1]);
});

test("only what was paid and kept counts as sold, without delivery", async () => {
  for (const status of ["Payment Confirm", "In Delivery", "Completed"]) {
    await createOrderRow({ createdAt: hoursAgo(1), status, price: 100_000 });
  }
  const nothing = [
    ["Waiting for Payment", "Unpaid"],
    ["Waiting for Payment", "Awaiting Verification"],
    ["Cancelled", "Paid"],
    ["Cancelled", "Expired"],
    ["Return", "Paid"],
    ["Out of Stock", "Paid"],
    ["Completed", "Refunded"],
  ] as const;
  for (const [status, paymentStatus] of nothing) {
    await createOrderRow({ createdAt: hoursAgo(1), status, paymentStatus });
  }
  expect((await sumSales(admin, NOW)).total).toEqual({ orders: 3, units: 3, revenue: 300_000 });
});

test("days and categories have one sum; every category is listed, the best first", async () => {
  await createOrderRow({ createdAt: hoursAgo(1), category: "Women", price: 90_000 });
  await createOrderRow({
    createdAt: hoursAgo(30),
    category: "Batik Cloth",
    price: 70_000,
    quantity: 3,
  });
  const { categories, total } = await sumSales(admin, NOW);
  expect(categories).toEqual([
    { category: "Batik Cloth", units: 3, revenue: 210_000 },
    { category: "Women", units: 1, revenue: 90_000 },
    { category: "Men", units: 0, revenue: 0 },
    { category: "Others", units: 0, revenue: 0 },
  ]);
  expect(categories.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(total.revenue);
});

test("each open order waits in its queue, the longest-waiting first, and no other does", async () => {
  const proof = (uploadedAt: Date, orderId: string) =>
    db().paymentProof.create({ data: { orderId, image: "x", uploadedAt } });
  const waiting = { status: "Waiting for Payment", paymentStatus: "Awaiting Verification" };
  const older = await createOrderRow({ ...waiting, createdAt: hoursAgo(20) });
  const newer = await createOrderRow({ ...waiting, createdAt: hoursAgo(10) });
  await proof(hoursAgo(1), older.id);
  await proof(hoursAgo(5), newer.id);

  const toSend = await createOrderRow({ createdAt: hoursAgo(50), statusAt: hoursAgo(3) });
  const toMarkSent = await createOrderRow({ createdAt: hoursAgo(50), resi: "JNE0012345678" });

  const sent = { status: "In Delivery", resi: "JNE0012345678", createdAt: hoursAgo(24 * 20) };
  const late = await createOrderRow({ ...sent, statusAt: hoursAgo(24 * 7 + 1) });
  await createOrderRow({ ...sent, statusAt: hoursAgo(24 * 7 - 1) });
  await createOrderRow({ ...sent, status: "Completed", statusAt: hoursAgo(24 * 15) });

  const unpaid = { status: "Waiting for Payment", paymentStatus: "Unpaid" };
  const near = await createOrderRow({ ...unpaid, paymentDeadline: hoursAgo(-6) });
  await createOrderRow({ ...unpaid, paymentDeadline: hoursAgo(-6.1) });
  await createOrderRow({ ...unpaid, paymentDeadline: hoursAgo(1) });
  const rejected = { ...unpaid, paymentStatus: "Rejected" };
  const rejectedLater = await createOrderRow({ ...rejected, paymentDeadline: hoursAgo(-20) });
  const rejectedSoon = await createOrderRow({ ...rejected, paymentDeadline: hoursAgo(-2) });
  await createOrderRow({ ...rejected, status: "Cancelled" });

  const setBack = await createOrderRow({ ...waiting, paymentStatus: "Paid" });
  const owed = [];
  const lateProofs = [];
  for (const [index, status] of ["Cancelled", "Out of Stock"].entries()) {
    const ended = { status, createdAt: hoursAgo(30), statusAt: hoursAgo(9 - index) };
    owed.push(await createOrderRow({ ...ended, paymentStatus: "Paid" }));
    const late = await createOrderRow({ ...ended, paymentStatus: "Awaiting Verification" });
    await proof(hoursAgo(3 - index), late.id);
    lateProofs.push(late);
    for (const paymentStatus of ["Unpaid", "Expired", "Refunded"]) {
      await createOrderRow({ status, paymentStatus });
    }
  }
  await createOrderRow({ status: "Return" });

  const work = await listWork(admin, NOW);
  expect(work.moneyToReturn.count).toBe(2);
  expect(work.latePayments.orders.map(({ id }) => id)).toEqual(lateProofs.map(({ id }) => id));
  expect(work.moneyToReturn.orders.map(({ id }) => id)).toEqual(owed.map(({ id }) => id));
  expect(work.moneyToReturn.orders[0]).toMatchObject({
    name: "Uji Coba",
    total: 120_000,
    hasEmail: true,
    goesBack: { most: 120_000, held: 120_000 },
    at: hoursAgo(9).toISOString(),
  });
  expect(work.paidAndSetBack.orders.map(({ id }) => id)).toEqual([setBack.id]);
  const ids = ({ orders }: { orders: { id: string }[] }) => orders.map(({ id }) => id);
  expect(ids(work.toConfirm)).toEqual([newer.id, older.id]);
  expect(work.toConfirm.orders[0]).toMatchObject({
    orderNo: newer.orderNo,
    name: "Uji Coba",
    total: 120_000,
    at: hoursAgo(5).toISOString(),
  });
  expect(ids(work.toSend)).toEqual([toSend.id]);
  expect(work.toSend.orders[0]?.at).toBe(hoursAgo(3).toISOString());
  expect(ids(work.toMarkSent)).toEqual([toMarkSent.id]);
  expect(ids(work.rejected)).toEqual([rejectedSoon.id, rejectedLater.id]);
  expect(work.rejected.orders[0]?.at).toBe(hoursAgo(-2).toISOString());
  expect(ids(work.lateDeliveries)).toEqual([late.id]);
  expect(ids(work.nearDeadline)).toEqual([near.id]);
});

test("what waits for the admin is a proof to check, or a paid order to send", async () => {
  const proof = { status: "Waiting for Payment", paymentStatus: "Awaiting Verification" };
  await createOrderRow(proof);
  await createOrderRow({ ...proof, status: "Cancelled" });
  await createOrderRow({ status: "Payment Confirm" });
  await createOrderRow({ status: "Payment Confirm", resi: "JNE1" });
  const others = [
    ["Waiting for Payment", "Unpaid"],
    ["Waiting for Payment", "Rejected"],
    ["In Delivery", "Paid"],
  ] as const;
  for (const [status, paymentStatus] of others) await createOrderRow({ status, paymentStatus });
  expect(await countWaiting(admin)).toBe(4);
  await expectError(countWaiting(await createActor()), "forbidden");
});

test("a queue is counted no further than its limit", async () => {
  const { id } = await createOrderRow({ createdAt: hoursAgo(5) });
  await copyOrder(id, Array(QUEUE_LIMIT + 20).fill({}));
  const { toSend } = await listWork(admin, NOW);
  expect([toSend.count, toSend.orders.length]).toEqual([QUEUE_LIMIT + 1, QUEUE_PREVIEW]);
  expect(await countWaiting(admin)).toBe(QUEUE_LIMIT + 1);
});

test("few are left only of what has sold before; a piece that exists once isn't running out", async () => {
  await createProduct({ name: "Satu-satunya", stock: 1 });
  const few = await createProduct({ name: "Hampir habis", stock: 2 });
  await db().stockMovement.createMany({
    data: [
      { productId: few, delta: 1, reason: "created" },
      { productId: few, delta: -1, reason: "order" },
    ],
  });
  const empty = await createProduct({ name: "Kosong", stock: 0 });
  await createProduct({ stock: 0, isPurchased: true });
  await createProduct({ stock: 5, deletedAt: NOW });

  const stock = await countStock(admin);
  expect(stock.lowStock).toEqual([{ id: few, name: "Hampir habis", stock: 2 }]);
  expect(stock.empty).toEqual([{ id: empty, name: "Kosong" }]);
  expect(stock.categories[0]).toEqual({ category: "Men", onSale: 2, units: 3, sold: 1, empty: 1 });
});

test("a shop without goods and orders is empty, and one piece ends that", async () => {
  expect((await readDashboard(admin, NOW)).isEmpty).toBe(true);
  await createProduct();
  expect((await readDashboard(admin, NOW)).isEmpty).toBe(false);
});

test("customers see none of it", async () => {
  const customer = await createActor();
  for (const read of [listWork, sumSales, countStock]) {
    await expectError(read(customer), "forbidden");
  }
});
