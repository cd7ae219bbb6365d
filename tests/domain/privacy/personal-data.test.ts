import { expect, test } from "vitest";
import { saveAddress } from "#lib/accounts/addresses/save-address.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { collectPersonalData } from "#lib/privacy/collect-personal-data.ts";
import { createSignedIn, PASSWORD, somewhere } from "#tests/factories/account.ts";
import { orderInput } from "#tests/factories/order.ts";
import { copyOrder } from "#tests/factories/order-row.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

async function download(actor: Actor): Promise<string> {
  let text = "";
  for await (const chunk of await collectPersonalData(actor)) text += chunk;
  return text;
}

test("many orders come newest first, each once, as one JSON.stringify would write them", async () => {
  const { id, customer } = await placeTestOrder();
  const { createdAt } = await db().order.findUniqueOrThrow({ where: { id } });
  // Some at the same moment, so that the batches end between them.
  const copies = Array.from({ length: 120 }, (_, index) => ({
    orderNo: `DATA-${index}`,
    createdAt: new Date(createdAt.getTime() - Math.floor(index / 40) * 1_000),
  }));
  await copyOrder(id, copies);
  const text = await download(customer);
  const data = JSON.parse(text);
  expect(text).toBe(JSON.stringify(data, null, 2));
  const rows = await db().order.findMany({
    where: { userId: customer.userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  expect(data.orders.map((order: OrderView) => order.order_no)).toEqual(
    rows.map(({ orderNo }) => orderNo),
  );
  expect(data.orders).toHaveLength(121);
});

test("without an order the list is empty", async () => {
  const { actor } = await createSignedIn();
  const text = await download(actor);
  expect(JSON.parse(text).orders).toEqual([]);
  expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

test("the download holds all of the caller's data, no hash, and nobody else's", async () => {
  const stranger = await placeTestOrder();
  const { email, actor } = await createSignedIn();
  const input = await orderInput(actor);
  await saveAddress(actor, input);
  await setCartItem(actor, await createProduct(), 1);
  const customer_note = "Titip di pos satpam";
  const { order } = await placeOrder(actor, { ...(await orderInput(actor)), customer_note }, null);
  const wanted = await createProduct({ size: "See-Image", sizeDetails: "S, M" });
  await setCartItem(actor, wanted, 1, "M");
  await sendCode({ email, type: "register" }, somewhere());

  const text = await download(actor);
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { email, name: "Uji Coba", phoneNumber: "6281234567890" },
    addresses: [{ recipient: input.recipient, address: input.address }],
    cart: [{ quantity: 1, chosenSize: "M", product: { id: wanted } }],
    sessions: [expect.objectContaining({ createdAt: expect.any(String) })],
    orders: [{ order_no: order.order_no, recipient: input.recipient, customer_note }],
  });
  expect(data.mails).toContainEqual(expect.objectContaining({ template: "order-placed" }));

  expect(text).not.toContain(stranger.orderNo);
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { email } });
  const { codeHash } = await db().oneTimeCode.findFirstOrThrow({ where: { email } });
  for (const secret of [passwordHash, codeHash, PASSWORD]) expect(text).not.toContain(secret);
});

test("ten downloads an hour", async () => {
  const { actor } = await createSignedIn();
  for (let downloads = 0; downloads < 10; downloads += 1) await collectPersonalData(actor);
  await expectError(collectPersonalData(actor), "too-many-requests");
});
