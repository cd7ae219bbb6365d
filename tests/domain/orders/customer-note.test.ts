import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");
const NOTE = "Tolong dibungkus kado.\nKartunya: untuk Ibu.";

async function orderWith(customer_note?: string, { isVerified = true } = {}) {
  const actor = await createActor("user", { isVerified });
  await setCartItem(actor, await createProduct({ stock: 2 }), 1);
  const body = { ...(await orderInput(actor)), ...(customer_note && { customer_note }) };
  const { order } = await placeOrder(actor, body, "key");
  return { actor, body, id: order.id };
}

async function mailTo(actor: Actor, template: "order-placed" | "admin-new-order", id: string) {
  const { email } = await db().user.findUniqueOrThrow({ where: { id: actor.userId } });
  return (await queuedMails(template, id)).find(({ to }) => to === email);
}

test("buyer and admins read the note in the order and in their mails", async () => {
  const { actor, id } = await orderWith(NOTE);
  expect((await getOrder(actor, id)).customer_note).toBe(NOTE);
  expect((await getOrder(admin, id)).customer_note).toBe(NOTE);
  await expectError(getOrder(await createActor(), id), "not-found");
  expect(await mailTo(actor, "order-placed", id)).toMatchObject({ customerNote: NOTE });
  expect(await mailTo(admin, "admin-new-order", id)).toMatchObject({ customerNote: NOTE });
});

test("a mail to an unverified e-mail doesn't hold the note", async () => {
  const { actor, id } = await orderWith(NOTE, { isVerified: false });
  expect(JSON.stringify(await mailTo(actor, "order-placed", id))).not.toContain("kado");
  expect(await mailTo(admin, "admin-new-order", id)).toMatchObject({ customerNote: NOTE });
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
