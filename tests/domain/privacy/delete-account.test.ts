import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveAddress } from "#lib/accounts/addresses/save-address.ts";
import { getCustomer } from "#lib/accounts/customers/get-customer.ts";
import { listCustomers } from "#lib/accounts/customers/list-customers.ts";
import { customerQuery } from "#lib/accounts/schema.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { recordReceipt } from "#lib/orders/money/record-receipt.ts";
import { refundOrder } from "#lib/orders/money/refund-order.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { deleteAccount } from "#lib/privacy/delete-account.ts";
import {
  createAccount,
  createSignedIn,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { appCode } from "#tests/factories/app-code.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInRejectedProof, submitTestProof } from "#tests/factories/handed-in-proof.ts";
import { orderInput } from "#tests/factories/order.ts";
import { placeCancelledAfterPayment } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { queueNotice } from "#tests/factories/queued-mail.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");
const STREET = "Jalan Kenanga Merah 77";

/** Registers, signs in and places an order with a proof of transfer. */
async function createBuyer() {
  const { email, token, actor } = await createSignedIn();
  await setCartItem(actor, await createProduct(), 1);
  const input = {
    ...{ ...(await orderInput(actor)), recipient: "Rahayu Lestari", address: STREET },
    customer_note: "Titip di rumah Bu Rahayu",
  };
  const { order } = await placeOrder(actor, input, null);
  await submitTestProof(order.id, { bank: "Bank Uji", sender: "Rahayu Lestari", amount: 1 });
  return { email, token, actor, order };
}

async function completeOrder(orderId: string) {
  await updateOrder(admin, orderId, { status: "Completed" });
}

test("a deleted account leaves the order's sums, and no trace of the person", async () => {
  const { email, token, actor, order } = await createBuyer();
  await saveAddress(actor, {
    ...(await orderInput(actor)),
    recipient: "Rahayu Lestari",
    address: STREET,
  });
  await sendCode({ email, type: "register" }, somewhere());
  await handInRejectedProof(order.id, "The sender isn't Rahayu Lestari");
  await completeOrder(order.id);
  const before = await getOrder(admin, order.id);

  await deleteAccount(actor, { password: PASSWORD });

  const after = await getOrder(admin, order.id);
  expect(after).toMatchObject({
    ...{ total: before.total, subtotal: before.subtotal, ongkir: before.ongkir },
    ...{ status: "Completed", payment_status: "Paid", city: before.city },
    order_items: before.order_items,
  });
  const rows = await db().$queryRaw<{ text: string }[]>`
    SELECT row_to_json(u)::text AS text FROM users u WHERE id = ${actor.userId}::uuid
    UNION ALL SELECT row_to_json(o)::text FROM orders o WHERE user_id = ${actor.userId}::uuid
    UNION ALL SELECT row_to_json(e)::text FROM order_events e WHERE order_id = ${order.id}::uuid
    UNION ALL SELECT (to_jsonb(a) - 'actor')::text FROM audit_entries a WHERE subject_id = ${order.id}
    UNION ALL SELECT row_to_json(p)::text FROM payment_proofs p WHERE order_id = ${order.id}::uuid
    UNION ALL SELECT row_to_json(m)::text FROM outbox_mails m WHERE data->>'orderId' = ${order.id}
    UNION ALL SELECT row_to_json(a)::text FROM addresses a WHERE user_id = ${actor.userId}::uuid
    UNION ALL SELECT row_to_json(c)::text FROM one_time_codes c WHERE email = ${email}
    UNION ALL SELECT row_to_json(s)::text FROM sessions s WHERE user_id = ${actor.userId}::uuid`;
  const text = rows.map((row) => row.text).join("\n");
  for (const trace of [email, "Rahayu", "Uji Coba", STREET, "6281234567890", "Bank Uji"]) {
    expect(text).not.toContain(trace);
  }
  expect(await findActorByToken(token)).toBeNull();
  expect(await listWrongBooks()).toEqual([]);
});

test("an order of a deleted account can't be opened again", async () => {
  const { actor, order } = await createBuyer();
  await completeOrder(order.id);
  await deleteAccount(actor, { password: PASSWORD });
  for (const status of ["Waiting for Payment", "Payment Confirm", "In Delivery"] as const) {
    await expectError(updateOrder(admin, order.id, { status }), {
      code: "conflict",
      body: { status: "Completed" },
    });
  }
  expect((await updateOrder(admin, order.id, { status: "Return" })).status).toBe("Return");
});

test("a deleted account isn't among the customers, and its e-mail is free", async () => {
  const { email, actor } = await createSignedIn();
  await deleteAccount(actor, { password: PASSWORD });
  const { data } = await listCustomers(admin, customerQuery.parse({ search: actor.userId }));
  expect(data).toEqual([]);
  await expectError(getCustomer(admin, actor.userId), "not-found");
  await expectError(signIn(email), "unauthenticated");
  expect((await createAccount(email)).email).toBe(email);
});

test("an open order keeps the account, and nothing is erased", async () => {
  const { email, actor, order } = await createBuyer();
  const refused = deleteAccount(actor, { password: PASSWORD });
  await expectError(refused, { code: "conflict", body: { order_numbers: [order.order_no] } });
  expect((await getOrder(actor, order.id)).address).toBe(STREET);
  expect((await signIn(email)).actor.userId).toBe(actor.userId);
});

test("money that the shop owes keeps the account until it has gone back", async () => {
  const { id, total } = await placeCancelledAfterPayment();
  const { email, actor } = await createSignedIn();
  await db().order.update({ where: { id }, data: { userId: actor.userId } });
  const { order_no } = await getOrder(actor, id);
  const refund = (amount: number, held_seen: number) =>
    refundOrder(admin, id, {
      ...{ amount, held_seen, account: "BCA 123", note: "" },
      sent_on: jakartaDay(new Date()),
    });
  await refund(total - 1, total);
  const refused = deleteAccount(actor, { password: PASSWORD });
  await expectError(refused, {
    code: "conflict",
    message: expect.stringContaining(order_no),
    body: { order_numbers: [order_no] },
  });
  expect((await signIn(email)).actor.userId).toBe(actor.userId);
  await refund(1, 1);
  await deleteAccount(actor, { password: PASSWORD });
});

test("a late proof that waits keeps the account, and a rejected one doesn't", async () => {
  const { actor, order } = await createBuyer();
  await updateOrder(admin, order.id, { status: "Cancelled" });
  const refused = deleteAccount(actor, { password: PASSWORD });
  await expectError(refused, { code: "conflict", body: { order_numbers: [order.order_no] } });
  await handInRejectedProof(order.id);
  await deleteAccount(actor, { password: PASSWORD });
});

test("more than the total of a delivered order keeps the account, and a Return doesn't", async () => {
  const { actor, order } = await createBuyer();
  await completeOrder(order.id);
  const { total } = await getOrder(admin, order.id);
  await recordReceipt(admin, order.id, { amount: 1_000, note: "", held_seen: total });
  const refused = deleteAccount(actor, { password: PASSWORD });
  await expectError(refused, { code: "conflict", body: { order_numbers: [order.order_no] } });
  const back = { amount: 1_000, account: "BCA 1", note: "", sent_on: jakartaDay(new Date()) };
  await refundOrder(admin, order.id, { ...back, held_seen: total + 1_000 });
  await updateOrder(admin, order.id, { status: "Return" });
  await deleteAccount(actor, { password: PASSWORD });
});

test("a refund of an order without its customer keeps neither account nor note", async () => {
  const { actor, order } = await createBuyer();
  await completeOrder(order.id);
  await updateOrder(admin, order.id, { status: "Return" });
  await deleteAccount(actor, { password: PASSWORD });
  const said = { account: "BCA 1 Rahayu", note: "Untuk Rahayu", sent_on: jakartaDay(new Date()) };
  const { total } = await getOrder(admin, order.id);
  const refund = { ...said, amount: total, held_seen: total };
  const { money } = await refundOrder(admin, order.id, refund, "picture-of-rahayu");
  expect(money).toMatchObject({
    held: 0,
    refunds: [{ rupiah: total, account: "", note: "", image: null }],
  });
});

test("the password is asked for, and with a second factor a code as well", async () => {
  const { actor, token } = await createSignedIn();
  const { key } = await enrol(actor, PASSWORD);
  const code = appCode(key, 1);
  for (const [proof, field] of [
    [{ password: "salah-8888", code }, "password"],
    [{ password: PASSWORD }, "code"],
  ] as const) {
    const fields = { [field]: [expect.any(String)] };
    await expectError(deleteAccount(actor, proof), { code: "invalid", fields });
  }
  expect(await findActorByToken(token)).not.toBeNull();
  await deleteAccount(actor, { password: PASSWORD, code });
  expect(await findActorByToken(token)).toBeNull();
});

test("an admin's account isn't deleted by its owner", async () => {
  const { email, actor } = await createSignedIn();
  await db().user.update({ where: { email }, data: { role: "admin" } });
  await expectError(deleteAccount(actor, { password: PASSWORD }), "forbidden");
});

test("a verified e-mail is told, an unverified one isn't", async () => {
  for (const emailVerifiedAt of [new Date(), null]) {
    const { email } = await createAccount();
    const { actor } = await signIn(email);
    await db().user.update({ where: { email }, data: { emailVerifiedAt } });
    await deleteAccount(actor, { password: PASSWORD });
    const mails = await db().outboxMail.findMany({ where: { recipient: email } });
    const templates = mails.map(({ template }) => template);
    expect(templates).toEqual(emailVerifiedAt ? ["account-deleted"] : []);
  }
});

test("an account stays while the old e-mail can undo a change", async () => {
  const { email, actor } = await createSignedIn();
  const change = {
    ...{ userId: actor.userId, oldEmail: email, newEmail: newEmail(), oldVerifiedAt: new Date() },
    ...{ undoTokenHash: randomUUID(), confirmedAt: new Date() },
  };
  const { id } = await db().emailChange.create({
    data: { ...change, expiresAt: new Date(Date.now() + 60_000) },
  });
  const refused = deleteAccount(actor, { password: PASSWORD });
  await expectError(refused, "conflict");
  await db().emailChange.update({ where: { id }, data: { expiresAt: new Date(0) } });
  await deleteAccount(actor, { password: PASSWORD });
});

test("mails to earlier e-mails of the account go, and those to other people's e-mails stay", async () => {
  const { email, actor } = await createSignedIn();
  const [earlier, askedFor, handedOn] = [newEmail(), newEmail(), newEmail()];
  const over = { oldVerifiedAt: new Date(0), confirmedAt: new Date(0), expiresAt: new Date(0) };
  await db().emailChange.createMany({
    data: [
      { userId: actor.userId, oldEmail: earlier, newEmail: handedOn, ...over },
      { userId: actor.userId, oldEmail: handedOn, newEmail: email, ...over },
      { userId: actor.userId, oldEmail: email, newEmail: askedFor, expiresAt: new Date(0) },
    ],
  });
  for (const recipient of [askedFor, handedOn]) {
    await createAccount(recipient);
    await sendCode({ email: recipient, type: "register" }, somewhere());
  }
  await queueNotice(earlier);
  await deleteAccount(actor, { password: PASSWORD });
  const mails = await db().outboxMail.findMany({
    where: { recipient: { in: [earlier, askedFor, handedOn] } },
  });
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([askedFor, handedOn]));
});
