import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import {
  completeOrder,
  completeOwnOrder,
  purgeCompletionTokens,
} from "#lib/orders/complete-order.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { ORDER_STATUSES } from "#lib/orders/status/order-status.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

/** Returns the tokens in an order's In Delivery mails, oldest first. */
async function tokensOf(orderId: string): Promise<string[]> {
  const mails = await queuedMails("in-delivery", orderId);
  return mails.map(
    ({ completeLink }) => new URL(completeLink ?? "").searchParams.get("token") ?? "",
  );
}

async function sendOff() {
  const { id, customer } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "In Delivery", resi: "JNE0012345678" });
  const [token = ""] = await tokensOf(id);
  return { id, customer, token };
}

test("the link of the mail completes the order, once, and says so as often as it is asked", async () => {
  const { id, token } = await sendOff();
  await Promise.all([1, 2, 3].map(() => completeOrder({ token })));
  await completeOrder({ token });
  const order = await getOrder(admin, id);
  expect(order).toMatchObject({ status: "Completed", payment_status: "Paid" });
  expect(order.timeline.filter(({ status }) => status === "Completed")).toMatchObject([
    { note: "The customer has received the parcel" },
  ]);
});

test("the mail tells the resi and leads to the shop's own page", async () => {
  const { id, token } = await sendOff();
  const mails = await queuedMails("in-delivery", id);
  expect(mails).toMatchObject([
    { resi: "JNE0012345678", completeLink: `http://localhost:3000/complete-order?token=${token}` },
  ]);
});

test("the database keeps no token, only what it is recognised by", async () => {
  const { id, token } = await sendOff();
  const kept = await db().completionToken.findMany({ where: { orderId: id } });
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test("In Delivery set again sends no second mail; a new delivery sends one, and both links work", async () => {
  const { id, token } = await sendOff();
  await updateOrder(admin, id, { status: "In Delivery" });
  expect(await tokensOf(id)).toEqual([token]);
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "In Delivery" });
  expect(await tokensOf(id)).toHaveLength(2);
  await completeOrder({ token });
  expect((await getOrder(admin, id)).status).toBe("Completed");
});

test("the link is good for 60 days and gone afterwards", async () => {
  const { id, token } = await sendOff();
  await expectError(
    completeOrder({ token }, new Date(Date.now() + 60 * millisecondsInDay)),
    "invalid",
  );
  await purgeCompletionTokens(new Date(Date.now() + 59 * millisecondsInDay));
  await completeOrder({ token }, new Date(Date.now() + 59 * millisecondsInDay));
  expect((await getOrder(admin, id)).status).toBe("Completed");
  await purgeCompletionTokens(new Date(Date.now() + 61 * millisecondsInDay));
  await expectError(completeOrder({ token }), "invalid");
});

test("a token that the shop didn't make completes nothing", async () => {
  const { id, token } = await sendOff();
  for (const forged of [token.toLowerCase(), `${token}A`, token.slice(1), id, "x"]) {
    await expectError(completeOrder({ token: forged }), "invalid");
  }
  expect((await getOrder(admin, id)).status).toBe("In Delivery");
});

test("from any other status the order stays as it is", async () => {
  const { id, token } = await sendOff();
  for (const status of ORDER_STATUSES) {
    if (status === "In Delivery" || status === "Completed") continue;
    await updateOrder(admin, id, { status });
    await expectError(completeOrder({ token }), {
      code: "invalid",
      message: `This order is ${status} and can't be completed`,
    });
    expect((await getOrder(admin, id)).status).toBe(status);
  }
});

test("the customer completes the own order without the mail, and nobody else does", async () => {
  const { id, customer } = await sendOff();
  for (const other of [admin, await createActor()]) {
    await expectError(completeOwnOrder(other, id), "not-found");
  }
  expect(await completeOwnOrder(customer, id)).toMatchObject({ status: "Completed" });
  expect(await completeOwnOrder(customer, id)).toMatchObject({ status: "Completed" });
  const { timeline } = await getOrder(admin, id);
  expect(timeline.filter(({ status }) => status === "Completed")).toHaveLength(1);
});

test("the customer completes no order that isn't in delivery", async () => {
  const { id, customer } = await placeTestOrder();
  await expectError(completeOwnOrder(customer, id), {
    code: "conflict",
    body: { status: "Waiting for Payment" },
  });
});
