import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { POST } from "#app/api/payment-notice/[provider]/route.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listBankRows } from "#lib/payments/statements/list-bank-rows.ts";
import type { PaymentNotice } from "#lib/payments/ways/way.ts";
import { showWays } from "#lib/payments/ways/ways.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { readPaymentMethod } from "#lib/shop/settings.ts";
import { paymentWays } from "#lib/shop/ways-to-pay.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof } from "#tests/factories/handed-in-proof.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { addGateway, signNotice } from "#tests/fakes/gateway.ts";

addGateway();

const admin = await createActor("admin");
let price = 500_000;

async function call(request: RequestInit, provider = "va"): Promise<number> {
  const address = `http://shop.test/api/payment-notice/${provider}`;
  const params = Promise.resolve({ provider });
  return (await POST(new Request(address, request), { params })).status;
}

/** No other order has its total, so that an amount alone names it. */
async function placeOrder() {
  price += 10_000;
  const id = await buy(await createActor(), await createProduct({ price }));
  const order = await getOrder(admin, id);
  const notice: PaymentNotice = {
    reference: randomUUID(),
    orderNo: order.order_no,
    rupiah: order.total,
    paidAt: new Date(),
  };
  return { id, order, notice };
}

async function stateOf(id: string) {
  const { status, payment_status, money } = await getOrder(admin, id);
  return { status, payment_status, held: money.held };
}

async function rowOf({ reference }: PaymentNotice) {
  const [row] = await db().bankRow.findMany({ where: { text: { endsWith: reference } } });
  return row;
}

/** Returns how a waiting row of a notice is listed. */
async function matchOf({ reference }: PaymentNotice) {
  const { data } = await listBankRows(admin, { state: "unmatched", page: 1, per_page: 100 });
  return data.find(({ text }) => text.endsWith(reference))?.match;
}

const isWrong = async (id: string) => (await verifyBooks()).some((one) => one.id === id);

test("one entry more is offered beside the others, and shown on an order's page", async () => {
  const method = await readPaymentMethod();
  expect(paymentWays(method)).toBe("Bank transfer or Virtual account");
  expect(paymentWays(method, "id")).toBe("Transfer bank atau Akun virtual");
  const { order } = await placeOrder();
  const ways = await showWays({ ...order, due: order.total }, { isOwner: true });
  expect(ways.map(({ id, view }) => [id, view.kind])).toEqual([
    ["transfer", "accounts"],
    ["va", "accounts"],
  ]);
});

test("a signed notice pays its order once, however often and at once it comes", async () => {
  const { id, order, notice } = await placeOrder();
  const sent = Array.from({ length: 4 }, () => call(signNotice(notice)));
  expect(await Promise.all(sent)).toEqual([200, 200, 200, 200]);
  expect(await call(signNotice(notice))).toBe(200);
  expect(await stateOf(id)).toEqual({
    status: "Payment Confirm",
    payment_status: "Paid",
    held: order.total,
  });
  expect(await rowOf(notice)).toMatchObject({ state: "matched", orderId: id, settledBy: null });
  const receipts = await db().moneyEntry.findMany({ where: { orderId: id, kind: "received" } });
  expect(receipts).toMatchObject([{ source: "gateway", actorId: null }]);
  expect(await isWrong(id)).toBe(false);
});

test("a wrong signature is 401 and leaves nothing, a way without notices is 404", async () => {
  const { id, notice } = await placeOrder();
  expect(await call(signNotice(notice, "tebakan"))).toBe(401);
  expect(await call({ method: "POST", body: JSON.stringify(notice) })).toBe(401);
  for (const way of ["transfer", "qris", "unknown"]) {
    expect(await call(signNotice(notice), way)).toBe(404);
  }
  expect(await rowOf(notice)).toBeUndefined();
  expect(await stateOf(id)).toMatchObject({ payment_status: "Unpaid" });
});

test("a short sum, an ended order and an unknown one wait for an admin", async () => {
  const short = await placeOrder();
  const ended = await placeOrder();
  await updateOrder(admin, ended.id, { status: "Cancelled" });
  const notices = {
    near: { ...short.notice, rupiah: short.notice.rupiah - 1_000 },
    late: ended.notice,
    unknown: { ...short.notice, reference: randomUUID(), orderNo: "SB000000XXXXX", rupiah: 77 },
  };
  for (const [how, notice] of Object.entries(notices)) {
    expect(await call(signNotice(notice))).toBe(200);
    expect((await matchOf(notice))?.how).toBe(how);
  }
  expect(await stateOf(short.id)).toMatchObject({ payment_status: "Unpaid", held: 0 });
});

test("a proof that waits is confirmed along, and money that is booked already isn't booked again", async () => {
  const proven = await placeOrder();
  await handInProof(proven.id);
  const booked = await placeOrder();
  await updateOrder(admin, booked.id, { status: "Payment Confirm" });
  for (const { id, order, notice } of [proven, booked]) {
    expect(await call(signNotice(notice))).toBe(200);
    expect(await stateOf(id)).toMatchObject({ payment_status: "Paid", held: order.total });
    expect(await rowOf(notice)).toMatchObject({ state: "matched", orderId: id });
    expect(await isWrong(id)).toBe(false);
  }
  const proofs = await db().paymentProof.findMany({ where: { orderId: proven.id } });
  expect(proofs).toMatchObject([{ state: "confirmed" }]);
});
