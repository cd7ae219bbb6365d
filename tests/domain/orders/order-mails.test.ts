import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import type { MailTemplate } from "#lib/mail/schema.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { remindUnpaidOrders } from "#lib/orders/unpaid/remind-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { newEmail } from "#tests/factories/account.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof } from "#tests/factories/handed-in-proof.ts";
import { changeSettings } from "#tests/factories/payment-settings.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";

const admin = await createActor("admin");

test("the customer hears of what they wait for, once a change", async () => {
  const { id } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Out of Stock" });
  await updateOrder(admin, id, { status: "Cancelled" });
  expect((await mailsAbout(id)).map(({ template }) => template)).toEqual([
    "order-placed",
    "payment-confirmed",
    "out-of-stock",
    "order-cancelled",
  ]);
});

/** Places an order, rejects its proof, reminds of it and sends it off. */
async function walk(changeCustomer: (userId: string) => Promise<void>) {
  const customer = await createActor();
  await changeCustomer(customer.userId);
  const { id, deadline } = await placeTestOrder(customer);
  await remindUnpaidOrders(new Date(deadline.getTime() - 1_000));
  const proof = await db().paymentProof.create({ data: { orderId: id, image: "none" } });
  await reviewProof(admin, id, proof.id, { state: "rejected", reason: "Too small" });
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "In Delivery", resi: "JNE0012345678" });
  return id;
}

async function mailsAbout(orderId: string) {
  const mails = await db().outboxMail.findMany({
    where: {
      data: { path: ["orderId"], equals: orderId },
      template: { not: "admin-new-order" satisfies MailTemplate },
    },
    orderBy: { createdAt: "asc" },
  });
  return Promise.all(
    mails.map(async ({ recipient, template, data }) => ({
      recipient,
      template,
      text: (await renderMail(template, data)).text,
    })),
  );
}

const WALK = [
  "order-placed",
  "payment-reminder",
  "proof-rejected",
  "payment-confirmed",
  "in-delivery",
];

const PERSONAL = [
  "Uji Coba",
  "Jalan Braga 1",
  "6281234567890",
  "/payment-proof/",
  "/complete-order",
];

test("the mails of a verified account greet by name and hold address and acting links", async () => {
  const id = await walk(async () => {});
  const mails = await mailsAbout(id);
  expect(mails.map(({ template }) => template)).toEqual(WALK);
  const all = mails.map(({ text }) => text).join("\n");
  for (const words of PERSONAL) expect(all).toContain(words);
  const pieces = (mail: number) => /^.+ ×\u00a0\d+/m.exec(mails[mail]?.text ?? "")?.[0];
  expect(pieces(0)).toBeDefined();
  for (const [index, template] of WALK.entries()) expect(pieces(index), template).toBe(pieces(0));
  expect(await db().completionToken.count({ where: { orderId: id } })).toBe(1);
});

test("an unverified e-mail gets no name, address, phone number or acting link, and leads to the order", async () => {
  const id = await walk(async (userId) => {
    await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
  });
  const mails = await mailsAbout(id);
  expect(mails.map(({ template }) => template)).toEqual(WALK);
  for (const { text, template } of mails) {
    for (const words of PERSONAL) expect(text, template).not.toContain(words);
    expect(text, template).toContain(`/order-history/${id}`);
    expect(text, template).toContain("Hello,");
  }
  expect(await db().completionToken.count({ where: { orderId: id } })).toBe(0);
});

test("mails go to the account's present e-mail, and the order keeps the one it was made with", async () => {
  const { customer, id } = await placeTestOrder();
  const { email: before } = await getOrder(customer, id);
  const email = newEmail();
  await db().user.update({ where: { id: customer.userId }, data: { email } });
  await updateOrder(admin, id, { status: "Payment Confirm" });
  const mails = await mailsAbout(id);
  expect(mails.map(({ recipient }) => recipient)).toEqual([before, email]);
  expect(await getOrder(admin, id)).toMatchObject({ email: before, user: { email: before } });
});

test("a deleted account gets no mail", async () => {
  const { customer, id, deadline } = await placeTestOrder();
  await db().user.update({ where: { id: customer.userId }, data: { deletedAt: new Date() } });
  await remindUnpaidOrders(new Date(deadline.getTime() - 1_000));
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "In Delivery" });
  expect((await mailsAbout(id)).map(({ template }) => template)).toEqual(["order-placed"]);
});

test("the mails that ask for money know of the shop's QRIS, and admins' mails name the pieces", async () => {
  await changeSettings({ qris: DEMO_QRIS });
  const { id, deadline } = await placeTestOrder();
  await remindUnpaidOrders(new Date(deadline.getTime() - 1_000));
  const proof = await handInProof(id, { amount: 1_000 });
  await reviewProof(admin, id, proof, { state: "confirmed", amount: 1_000, rest: "due" });
  for (const template of ["order-placed", "payment-reminder", "payment-short"] as const) {
    expect(await queuedMails(template, id), template).toMatchObject([{ takesQris: true }]);
  }
  const [placed] = await queuedMails("order-placed", id);
  const toAdmins = [
    ...(await queuedMails("admin-new-order", id)),
    ...(await queuedMails("admin-new-proof", id)),
  ];
  expect(toAdmins.length).toBeGreaterThanOrEqual(2);
  for (const { lines } of toAdmins) expect(lines).toEqual(placed?.lines);
});
