import { randomUUID } from "node:crypto";
import { addHours, subHours } from "date-fns";
import { afterAll, expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { manualOrderInput } from "#lib/checkout/manual-order-schema.ts";
import { placeManualOrder } from "#lib/checkout/place-manual-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrderChat, tellCustomer } from "#lib/orders/chat/order-chat.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listWork } from "#lib/reports/list-work.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { updateGroup } from "#lib/settings/update-group.ts";
import { auditOfSubject } from "#tests/factories/audit.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

afterAll(() => db().shopSetting.deleteMany({ where: { key: "chat" } }));

async function chatOf(id: string, now?: Date) {
  const { press, timeline } = await getOrderChat(admin, await getOrder(admin, id), now);
  const { pathname, searchParams } = new URL(press?.href ?? "https://wa.me/");
  return { kind: press?.kind, to: pathname, text: searchParams.get("text") ?? "", timeline };
}

const speaks = ({ userId }: Actor, language: string) =>
  db().user.update({ where: { id: userId }, data: { language } });

test("the chat goes to the order's number, in the customer's language, by the order's state", async () => {
  const { id, orderNo, customer, deadline } = await placeTestOrder();
  const { customerPhone } = await db().order.findUniqueOrThrow({ where: { id } });
  const english = await chatOf(id);
  expect(english).toMatchObject({ kind: "pay", to: `/${customerPhone}` });
  expect(english.text).toContain(`Order ${orderNo} waits for your payment`);
  expect(english.text).toContain("/payment-proof/");
  await speaks(customer, "id");
  expect((await chatOf(id)).text).toContain(`Pesanan ${orderNo} menunggu pembayaran`);
  expect((await chatOf(id, subHours(deadline, 1))).kind).toBe("late");
  await updateOrder(admin, id, { status: "In Delivery", resi: "JNE12345" });
  const sent = await chatOf(id, addHours(deadline, 1));
  expect(sent.kind).toBe("sent");
  expect(sent.text).toContain("Nomor resi: JNE12345");
});

test("a sale outside the website is told in Indonesian; an order without a number isn't", async () => {
  const input = manualOrderInput.parse({
    lines: [{ product_id: await createProduct({ stock: 2 }), quantity: 1 }],
    name: "Bu Ratih",
    phone_number: "6281234567890",
    paid: true,
    delivery: "handed-over",
  });
  const { order } = await placeManualOrder(admin, input, null);
  expect(await chatOf(order.id)).toMatchObject({ kind: "arrived", to: "/6281234567890" });
  expect((await chatOf(order.id)).text).toContain("Halo Bu Ratih, pesanan");
  await db().order.update({
    where: { id: order.id },
    data: { customerPhone: "", phoneNumber: "" },
  });
  const silent = await getOrderChat(admin, await getOrder(admin, order.id));
  expect(silent.press).toBeNull();
});

test("the owner's words count, until they are emptied", async () => {
  const { id, orderNo } = await placeTestOrder();
  const write = async (chat_pay: string) => {
    const { version: seen } = await getGroup(admin, "chat");
    await updateGroup(admin, "chat", { seen, chat_pay });
  };
  await write("Hai {nomor}");
  expect((await chatOf(id)).text).toBe(`Hai ${orderNo}`);
  await write("");
  expect((await chatOf(id)).text).toContain("thank you for your order");
});

test("a press is a line for admins alone, an audit entry, and no move of the order", async () => {
  const { id, customer } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  const before = await waitsSince(id);
  await tellCustomer(admin, id, { text: "received" });
  expect((await chatOf(id)).timeline.at(-1)).toMatchObject({
    status: "Payment Confirm",
    note: "The customer was told by WhatsApp: Pembayaran diterima",
  });
  for (const actor of [customer, admin]) {
    const seen = [await getOrder(actor, id), await listOrders(actor, orderQuery.parse({}))];
    expect(JSON.stringify(seen)).not.toContain("told by WhatsApp");
  }
  expect((await auditOfSubject(id)).at(-1)).toMatchObject({
    action: "order-told",
    after: { chat: "Pembayaran diterima" },
  });
  expect(before).toBeDefined();
  expect(await waitsSince(id)).toBe(before);
});

/** Time since which the order waits to be sent, on the first page of the dashboard. */
async function waitsSince(id: string): Promise<string | undefined> {
  await db().orderEvent.updateMany({
    where: { orderId: id, note: "" },
    data: { createdAt: new Date("2001-01-01") },
  });
  const { toSend } = await listWork(admin);
  return toSend.orders.find((order) => order.id === id)?.at;
}

test("customers tell nobody, and an order has to be there", async () => {
  const { id, customer } = await placeTestOrder();
  await expectError(tellCustomer(customer, id, { text: "pay" }), "forbidden");
  await expectError(getOrderChat(customer, await getOrder(customer, id)), "forbidden");
  await expectError(tellCustomer(admin, randomUUID(), { text: "pay" }), "not-found");
});
