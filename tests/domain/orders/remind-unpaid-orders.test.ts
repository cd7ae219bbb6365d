import { millisecondsInHour } from "date-fns/constants";
import { expect, test } from "vitest";
import { getOrder } from "#lib/orders/get-order.ts";
import { remindUnpaidOrders } from "#lib/orders/unpaid/remind-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { submitTestProof } from "#tests/factories/handed-in-proof.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";

const admin = await createActor("admin");

function before(deadline: Date, hours: number): Date {
  return new Date(deadline.getTime() - hours * millisecondsInHour);
}

const remindersOf = (id: string) => queuedMails("payment-reminder", id);

test("six hours before the deadline a reminder goes out, once", async () => {
  const { id, deadline } = await placeTestOrder();
  await remindUnpaidOrders(before(deadline, 6.01));
  expect(await remindersOf(id)).toEqual([]);
  await remindUnpaidOrders(before(deadline, 6));
  await remindUnpaidOrders(before(deadline, 1));
  const [mail, ...more] = await remindersOf(id);
  expect(more).toEqual([]);
  // After the deadline the reminder is no longer true.
  expect(mail).toMatchObject({ paymentDeadline: deadline.toISOString(), expiresAt: deadline });
});

test("several instances at once remind of each order once", async () => {
  const orders = [await placeTestOrder(), await placeTestOrder(), await placeTestOrder()];
  const latest = new Date(Math.max(...orders.map(({ deadline }) => deadline.getTime())));
  await Promise.all([1, 2, 3, 4].map(() => remindUnpaidOrders(before(latest, 5))));
  for (const { id } of orders) expect(await remindersOf(id)).toHaveLength(1);
});

test("nobody is reminded of an order that is paid, has its proof in, or is over", async () => {
  const paid = await placeTestOrder();
  const withProof = await placeTestOrder();
  const over = await placeTestOrder();
  await updateOrder(admin, paid.id, { status: "Payment Confirm" });
  await submitTestProof(withProof.id);
  await remindUnpaidOrders(over.deadline);
  for (const { id } of [paid, withProof, over]) expect(await remindersOf(id)).toEqual([]);
});

test("who is asked to pay again is reminded again", async () => {
  const { id, deadline } = await placeTestOrder();
  await remindUnpaidOrders(before(deadline, 6));
  await updateOrder(admin, id, { status: "Cancelled" });
  await updateOrder(admin, id, { status: "Waiting for Payment" });
  const reopened = new Date((await getOrder(admin, id)).payment_deadline);
  await remindUnpaidOrders(before(reopened, 6));
  expect(await remindersOf(id)).toHaveLength(2);
});
