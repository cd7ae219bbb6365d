import { millisecondsInHour } from "date-fns/constants";
import { expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { log } from "#lib/telemetry/log.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { submitTestProof } from "#tests/factories/handed-in-proof.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { stockOf } from "#tests/factories/product.ts";

const admin = await createActor("admin");

test("an order that isn't paid in time is cancelled and its piece is on sale again", async () => {
  const { customer, productId, id, deadline } = await placeTestOrder();
  await expireUnpaidOrders(new Date(deadline.getTime() - 1));
  expect((await getOrder(customer, id)).status).toBe("Waiting for Payment");

  expect(await expireUnpaidOrders(deadline)).toContain(productId);

  const order = await getOrder(customer, id);
  expect(order).toMatchObject({ status: "Cancelled", payment_status: "Expired" });
  expect(order.timeline.at(-1)).toMatchObject({
    status: "Cancelled",
    note: "The transfer didn't come in time",
  });
  expect(await stockOf(productId)).toEqual({ stock: 1, isPurchased: false });
  expect(await listWrongBooks()).toEqual([]);
});

test("several instances at once give a piece back once", async () => {
  const { productId, deadline } = await placeTestOrder();
  const later = new Date(deadline.getTime() + millisecondsInHour);
  await Promise.all([1, 2, 3, 4].map(() => expireUnpaidOrders(later)));
  expect((await stockOf(productId)).stock).toBe(1);
  expect(await listWrongBooks()).toEqual([]);
});

test("an order whose proof is in, and ones that are paid, also if set back, are left alone", async () => {
  const withProof = await placeTestOrder();
  const paid = await placeTestOrder();
  const setBack = await placeTestOrder();
  await submitTestProof(withProof.id);
  for (const { id } of [paid, setBack]) await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, setBack.id, { status: "Waiting for Payment" });
  await expireUnpaidOrders(new Date(paid.deadline.getTime() + millisecondsInHour));
  expect((await getOrder(withProof.customer, withProof.id)).status).toBe("Waiting for Payment");
  expect((await getOrder(paid.customer, paid.id)).status).toBe("Payment Confirm");
  expect(await getOrder(setBack.customer, setBack.id)).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Paid",
    link: null,
  });
});

test("an order that fails is logged by its id, holds no other one up, and has its turn at the next call", async () => {
  const failing = await placeTestOrder();
  const others = [await placeTestOrder(), await placeTestOrder()];
  const ids = [failing, ...others].map(({ id }) => id);
  await db().order.updateMany({
    where: { id: { in: ids } },
    data: { paymentDeadline: new Date(1) },
  });
  // The longest overdue comes first. One piece more than this doesn't fit into the column.
  await db().order.update({ where: { id: failing.id }, data: { paymentDeadline: new Date(0) } });
  const setStock = (stock: number) =>
    db().product.update({
      where: { id: failing.productId },
      data: { stock, isPurchased: stock === 0 },
    });
  await setStock(2 ** 31 - 1);
  const error = vi.spyOn(log(), "error");
  const released: string[][] = [];

  await expireUnpaidOrders(new Date(1), (productIds) => released.push(productIds));

  const statuses = async () =>
    Promise.all(
      [failing, ...others].map(async ({ customer, id }) => (await getOrder(customer, id)).status),
    );
  expect(await statuses()).toEqual(["Waiting for Payment", "Cancelled", "Cancelled"]);
  expect(released.flat().toSorted()).toEqual(others.map(({ productId }) => productId).toSorted());
  expect(error.mock.calls.map(([details]) => details)).toMatchObject([{ orderId: failing.id }]);
  error.mockRestore();

  await setStock(0);
  await expireUnpaidOrders(new Date(1));
  expect(await statuses()).toEqual(["Cancelled", "Cancelled", "Cancelled"]);
  expect(await listWrongBooks()).toEqual([]);
});
