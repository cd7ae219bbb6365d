import { expect, test } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { expireUnpaidOrders } from "#lib/orders/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";

async function place() {
  const customer = await createActor();
  const admin = await createActor("admin");
  await setCartItem(customer, await createProduct({ stock: 1 }), 1);
  const { order } = await placeOrder(customer, await orderInput(customer), null);
  return { customer, admin, id: order.id, orderNo: order.order_no };
}

/** Returns a customer's mails about an order, oldest first. Renders each of them. */
async function mailsTo(userId: string, orderId: string): Promise<string[]> {
  const { email } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const mails = await db().outboxMail.findMany({
    where: { recipient: email, data: { path: ["orderId"], equals: orderId } },
    orderBy: { createdAt: "asc" },
  });
  for (const { template, data } of mails) await renderMail(template, data);
  return mails.map(({ template }) => template);
}

test("an order tells its customer and every admin", async () => {
  const { customer, admin, id } = await place();
  expect(await mailsTo(customer.userId, id)).toEqual(["order-placed"]);
  expect(await mailsTo(admin.userId, id)).toEqual(["admin-new-order"]);
});

test("the customer hears of what they wait for, once a change", async () => {
  const { customer, admin, id } = await place();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Out of Stock" });
  await updateOrder(admin, id, { status: "Cancelled" });
  expect(await mailsTo(customer.userId, id)).toEqual([
    "order-placed",
    "payment-confirmed",
    "out-of-stock",
    "order-cancelled",
  ]);
});

test("an order that runs out says why", async () => {
  const { customer, id, orderNo } = await place();
  await db().order.update({ where: { id }, data: { paymentDeadline: new Date(0) } });
  await expireUnpaidOrders(new Date(1));
  expect(await mailsTo(customer.userId, id)).toEqual(["order-placed", "order-cancelled"]);
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { template: "order-cancelled", data: { path: ["orderId"], equals: id } },
  });
  const { subject, text } = await renderMail(mail.template, mail.data);
  expect(subject).toBe(`Order ${orderNo} is cancelled`);
  expect(text).toContain("didn't come in time");
});
