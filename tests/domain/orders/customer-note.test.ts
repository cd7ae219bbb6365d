import { expect, test } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const NOTE = "Tolong dibungkus kado.\nKartunya: untuk Ibu.";

async function orderWith(customer_note?: string, { isVerified = true } = {}) {
  const actor = await createActor("user", { isVerified });
  const admin = await createActor("admin");
  await setCartItem(actor, await createProduct({ stock: 2 }), 1);
  const body = { ...(await orderInput(actor)), ...(customer_note && { customer_note }) };
  const { order } = await placeOrder(actor, body, "key");
  return { actor, admin, body, id: order.id };
}

async function mailData(template: string, orderId: string, userId: string) {
  const { email } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const mails = await db().outboxMail.findMany({ where: { template, recipient: email } });
  return mails
    .map(({ data }) => data as Record<string, unknown>)
    .find((data) => data.orderId === orderId);
}

test("buyer and admins read the note in the order and in their mails", async () => {
  const { actor, admin, id } = await orderWith(NOTE);
  expect((await getOrder(actor, id)).customer_note).toBe(NOTE);
  expect((await getOrder(admin, id)).customer_note).toBe(NOTE);
  await expectError(getOrder(await createActor(), id), "not-found");
  expect(await mailData("order-placed", id, actor.userId)).toMatchObject({ customerNote: NOTE });
  expect(await mailData("admin-new-order", id, admin.userId)).toMatchObject({ customerNote: NOTE });
});

test("a mail to an unproved e-mail doesn't hold the note", async () => {
  const { actor, admin, id } = await orderWith(NOTE, { isVerified: false });
  expect(JSON.stringify(await mailData("order-placed", id, actor.userId))).not.toContain("kado");
  expect(await mailData("admin-new-order", id, admin.userId)).toMatchObject({ customerNote: NOTE });
});

test("another note under the same key is another request; none and an empty one are the same", async () => {
  const { actor, body, id } = await orderWith(NOTE);
  expect((await placeOrder(actor, body, "key")).order.id).toBe(id);
  await expectError(placeOrder(actor, { ...body, customer_note: "Tanpa kado." }, "key"), {
    code: "invalid",
    body: { id },
  });
  const silent = await orderWith();
  const again = { ...silent.body, customer_note: "" };
  expect((await placeOrder(silent.actor, again, "key")).order.id).toBe(silent.id);
  expect((await getOrder(silent.actor, silent.id)).customer_note).toBe("");
});
