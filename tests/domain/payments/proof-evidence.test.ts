import { addDays, subDays } from "date-fns";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { eraseProofs } from "#lib/payments/erase-proofs.ts";
import { readProofEvidence } from "#lib/payments/read-proof-evidence.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { confirmRows } from "#lib/payments/statements/confirm-rows.ts";
import { settleRow } from "#lib/payments/statements/settle-row.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof } from "#tests/factories/handed-in-proof.ts";
import { drawTransfer } from "#tests/factories/picture.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { saveRows } from "#tests/factories/statement.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");
const other = await createActor("admin");

let price = 410_000;

/** Places an order a day ago, of a total that no other test's order is near to, with a proof. */
async function placed(image?: Buffer) {
  const customer = await createActor();
  price += 20_011;
  const id = await buy(customer, await createProduct({ stock: 1, price }));
  await db().order.update({ where: { id }, data: { createdAt: subDays(new Date(), 1) } });
  const { total, order_no: orderNo } = await getOrder(customer, id);
  return { id, customer, total, orderNo, proofId: await handInProof(id, image && { image }) };
}

const evidenceOf = async (id: string) => (await readProofEvidence(admin, [id]))[id];
const rowOf = (id = "") => db().bankRow.findUniqueOrThrow({ where: { id } });
const slashed = (day: Date) => jakartaDay(day).split("-").reverse().join("/");

test("no statement says nothing, one of those days says what it has", async () => {
  const { id, total } = await placed();
  expect(await evidenceOf(id)).toEqual({ rows: [], read: [], copies: [] });
  const days = [9, 5].map((ago) => ({ amount: 3 + ago, date: slashed(subDays(new Date(), ago)) }));
  await saveRows(admin, days, "Sampai lalu");
  await saveRows(admin, [{ amount: 3, date: slashed(addDays(new Date(), 3)) }], "Sampai lalu");
  expect(await evidenceOf(id)).toMatchObject({ rows: [], read: [] });
  await saveRows(admin, [days[0] ?? { amount: 1 }, { amount: 4 }], "Bank terbaca");
  const until = jakartaDay(new Date());
  expect(await evidenceOf(id)).toMatchObject({ read: [{ account: "Bank terbaca", until }] });
  await saveRows(admin, [{ amount: total + 2_500, text: "OVER" }]);
  const near = { how: "near", reasons: ["over"], amount: total + 2_500 };
  expect(await evidenceOf(id)).toMatchObject({ rows: [near] });
  await expectError(readProofEvidence(await createActor(), [id]), "forbidden");
});

test("confirming a proof settles its row once, on the bank's day, also by two admins at once", async () => {
  const { id, customer, total, proofId } = await placed();
  const yesterday = subDays(new Date(), 1);
  const [row] = await saveRows(admin, [{ amount: total, date: slashed(yesterday) }]);
  const exact = { how: "exact", date: jakartaDay(yesterday), amount: total, text: "TRANSFER" };
  expect(await evidenceOf(id)).toMatchObject({ rows: [exact] });
  const verdict = { state: "confirmed", amount: total } as const;
  const answers = await Promise.allSettled([
    reviewProof(admin, id, proofId, verdict),
    reviewProof(other, id, proofId, verdict),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await rowOf(row)).toMatchObject({ state: "matched", orderId: id });
  expect(await getOrder(customer, id)).toMatchObject({
    payment_status: "Paid",
    money: { received: total, received_on: jakartaDay(yesterday) },
  });
  expect(await evidenceOf(id)).toMatchObject({ rows: [{ how: "matched" }] });
  expect(await confirmRows(admin, { ids: [row ?? ""] })).toEqual([]);
  expect((await verifyBooks()).filter((deviation) => deviation.id === id)).toEqual([]);
});

test("a row that another admin settles elsewhere meanwhile is in one place", async () => {
  const { id, customer, total, proofId } = await placed();
  const [row = ""] = await saveRows(admin, [{ amount: total }]);
  const [review, keep] = await Promise.allSettled([
    reviewProof(admin, id, proofId, { state: "confirmed", amount: total }),
    settleRow(other, row, { state: "written-off", note: "lain" }),
  ]);
  expect(review.status).toBe("fulfilled");
  const { state } = await rowOf(row);
  expect(state).toBe(keep.status === "fulfilled" ? "written-off" : "matched");
  expect(await getOrder(customer, id)).toMatchObject({ money: { received: total } });
});

test("a row that could be two orders' stays a choice", async () => {
  const { id, total, proofId } = await placed();
  const rows = await saveRows(admin, [
    { amount: total, text: "SATU" },
    { amount: total, text: "DUA" },
  ]);
  await reviewProof(admin, id, proofId, { state: "confirmed", amount: total });
  for (const row of rows) expect(await rowOf(row)).toMatchObject({ state: "unmatched" });
});

test("a copy of another order's picture is found, another transfer's picture is not", async () => {
  const picture = await drawTransfer("512.345");
  const first = await placed(picture);
  const copies = await Promise.all([
    sharp(picture).resize({ width: 540 }).jpeg({ quality: 60 }).toBuffer(),
    sharp(picture).extract({ left: 0, top: 20, width: 720, height: 1460 }).webp().toBuffer(),
  ]);
  for (const copy of copies) {
    const { id } = await placed(copy);
    const found = (await evidenceOf(id))?.copies ?? [];
    expect(found).toContainEqual({ order_id: first.id, order_no: first.orderNo });
  }
  const different = await placed(await drawTransfer("498.127"));
  expect(await evidenceOf(different.id)).toMatchObject({ copies: [] });
  await db().$transaction((tx) => eraseProofs(tx, [first.id]));
  const { pictureHash } = await db().paymentProof.findUniqueOrThrow({
    where: { id: first.proofId },
  });
  expect(pictureHash).toBeNull();
});
