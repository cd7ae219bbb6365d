import { subDays } from "date-fns";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { correctMoney } from "#lib/orders/money/correct-money.ts";
import { markPaymentMissing } from "#lib/orders/money/mark-payment-missing.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { confirmRows } from "#lib/payments/statements/confirm-rows.ts";
import { listBankRows } from "#lib/payments/statements/list-bank-rows.ts";
import { countWaitingRows, readBankDesk } from "#lib/payments/statements/read-bank-desk.ts";
import { saveStatement } from "#lib/payments/statements/save-statement.ts";
import type { BankTab } from "#lib/payments/statements/schema.ts";
import { settleRow } from "#lib/payments/statements/settle-row.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof } from "#tests/factories/handed-in-proof.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { saveRows, statementCsv, statementInput } from "#tests/factories/statement.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");
const other = await createActor("admin");

let price = 300_000;

/** Places an order of a total that no other test's order has. */
async function placed() {
  const customer = await createActor();
  price += 10_007;
  const id = await buy(customer, await createProduct({ stock: 1, price }));
  const { total, order_no: orderNo } = await getOrder(customer, id);
  return { id, customer, total, orderNo };
}

const rowOf = (id: string) => db().bankRow.findUniqueOrThrow({ where: { id } });

async function matchOf(id: string) {
  const { data } = await listBankRows(admin, { state: "unmatched", page: 1, per_page: 100 });
  return data.find((row) => row.id === id)?.match;
}

async function expectBooksRight(id: string): Promise<void> {
  expect((await verifyBooks()).filter((deviation) => deviation.id === id)).toEqual([]);
}

test("the same file twice, and a longer one, write each row once", async () => {
  const rows = [{ amount: 11 }, { amount: 11 }, { amount: 12, sign: "DB" as const }];
  const save = (more: object) =>
    saveStatement(admin, statementInput(statementCsv(rows), { account: "Dua kali", ...more }));
  expect(await save({})).toMatchObject({ row_count: 3, asked_count: 1, new_rows: 2 });
  expect(await save({})).toMatchObject({ new_rows: 0, written: true });
  expect(await save({ accept: "3", dry_run: true })).toMatchObject({ new_rows: 1, written: false });
  const both = await Promise.all([save({ accept: "3" }), save({ accept: "3" })]);
  expect(both.reduce((sum, { new_rows }) => sum + new_rows, 0)).toBe(1);
  const where = { statement: { account: "Dua kali" } };
  const states = await db().bankRow.groupBy({ by: ["state"], where, _count: true });
  expect(states.sort((a, b) => (a.state < b.state ? -1 : 1))).toMatchObject([
    { state: "unmatched", _count: 2 },
    { state: "written-off", _count: 1 },
  ]);
});

test("a year that is a guess and a balance that doesn't follow are refused", async () => {
  const save = (csv: string, more = {}) => saveStatement(admin, statementInput(csv, more));
  await expectError(save("Tanggal;Keterangan;Jumlah\n02/11;A;5.00 CR\n"), "invalid");
  const broken =
    "Tanggal;Keterangan;Jumlah;Saldo\n02/11/2026;A;5.00 CR;5.00\n03/11/2026;B;5.00 CR;11.00\n";
  await expectError(save(broken), "invalid");
  expect(await save(broken, { account: "Putus", accept: "3" })).toMatchObject({ new_rows: 2 });
  await expectError(saveStatement(await createActor(), statementInput(broken)), "forbidden");
});

test("columns that were corrected once are kept for the account", async () => {
  const csv = "Tanggal;Keterangan;Jumlah;Nilai\n02/11/2026;A;9.00 CR;5.00 CR\n";
  const account = "Kolom lain";
  const { shape } = await saveStatement(admin, statementInput(csv, { account, dry_run: true }));
  const mapping = JSON.stringify({ ...shape.mapping, amount: 3 });
  await saveStatement(admin, statementInput(csv, { account, mapping }));
  const next = csv.replace("02/11", "03/11");
  const { rows } = await saveStatement(admin, statementInput(next, { account, dry_run: true }));
  expect(rows).toMatchObject([{ amount: 5 }]);
});

test("a header that isn't known is guessed, and read by the columns that an owner names", async () => {
  const csv = "Mutasi\nHari;Cerita;Masuk;Keluar\n02/11/2026;A;1,234;\n03/11/2026;B;;7\n";
  const save = (more: object) =>
    saveStatement(admin, statementInput(csv, { account: "Judul lain", ...more }));
  await expectError(save({}), "invalid");
  const { shape, ...guess } = await save({ dry_run: true });
  expect(guess).toMatchObject({ is_header_known: false, rows: [], new_rows: 0 });
  const columns = { date: 0, text: [1], credit: 2, debit: 3, decimal: "." };
  const mapping = JSON.stringify({ ...shape.mapping, ...columns });
  expect(await save({ mapping })).toMatchObject({
    new_rows: 2,
    rows: [
      { amount: 1234, direction: "credit" },
      { amount: 7, direction: "debit" },
    ],
  });
  const next = statementInput(csv.replaceAll("11/2026", "10/2026"), { account: "Judul lain" });
  expect(await saveStatement(admin, next)).toMatchObject({ new_rows: 2, is_header_known: true });
});

test("the desk sorts waiting rows by their match, and settled ones by who settled them", async () => {
  const { id, total } = await placed();
  const [exact = "", interest = "", fee = ""] = await saveRows(admin, [
    { amount: total },
    { amount: 23, text: "BUNGA" },
    { amount: 6_500, sign: "DB" },
  ]);
  const idsOf = async (tab: BankTab) => {
    const desk = await readBankDesk(admin, { tab, page: 1, per_page: 100 });
    return desk.data.map((row) => row.id);
  };
  const waiting = await countWaitingRows(admin);
  expect(await idsOf("exact")).toContain(exact);
  expect(await idsOf("unknown")).toContain(interest);
  expect(await idsOf("skipped")).toContain(fee);
  await settleRow(admin, exact, { state: "matched", order_id: id, sure: false });
  await settleRow(admin, interest, { state: "written-off", note: "Bunga" });
  expect(await idsOf("done")).toEqual(expect.arrayContaining([exact, interest]));
  expect(await idsOf("done")).not.toContain(fee);
  expect(await countWaitingRows(admin)).toBe(waiting - 2);
  await expectError(countWaitingRows(await createActor()), "forbidden");
});

test("an exact row confirms its order once, also pressed by two admins at once", async () => {
  const { id, customer, total } = await placed();
  const [row = ""] = await saveRows(admin, [{ amount: total }]);
  expect(await matchOf(row)).toMatchObject({ how: "exact", orders: [{ order_id: id }] });
  const presses = await Promise.all(
    [admin, other, admin].map((by) => confirmRows(by, { ids: [row] })),
  );
  const results = presses.flat().filter(({ id }) => id === row);
  expect(results.filter(({ result }) => result === "confirmed")).toHaveLength(1);
  expect(await getOrder(customer, id)).toMatchObject({
    status: "Payment Confirm",
    payment_status: "Paid",
    money: { received: total },
  });
  expect(await rowOf(row)).toMatchObject({ state: "matched", orderId: id });
  await expectError(settleRow(admin, row, { state: "written-off", note: "lain" }), "conflict");
  await expectBooksRight(id);
});

test("a row and a proof of the same money at once book it once", async () => {
  const { id, customer, total } = await placed();
  const proofId = await handInProof(id);
  const [row = ""] = await saveRows(admin, [{ amount: total }]);
  await Promise.allSettled([
    reviewProof(other, id, proofId, { state: "confirmed", amount: total }),
    confirmRows(admin, { ids: [row] }),
  ]);
  // A press that came second finds the money booked, and only names it.
  await confirmRows(admin, { ids: [row] });
  expect(await getOrder(customer, id)).toMatchObject({ money: { received: total } });
  expect(await rowOf(row)).toMatchObject({ state: "matched", orderId: id });
  expect(await db().paymentProof.findUniqueOrThrow({ where: { id: proofId } })).toMatchObject({
    state: "confirmed",
  });
  await expectBooksRight(id);
});

test("two rows for one order, a correction and a text that names another order aren't exact", async () => {
  const [first, second, third] = [await placed(), await placed(), await placed()];
  const twins = await saveRows(admin, [
    { amount: first.total, text: "SATU" },
    { amount: first.total, text: "DUA" },
  ]);
  expect(await matchOf(twins[0] ?? "")).toMatchObject({
    how: "near",
    orders: [{ order_id: first.id, reasons: ["two-rows"] }],
  });
  const [reversed = ""] = await saveRows(admin, [
    { amount: second.total },
    { amount: second.total, sign: "DB", text: "KOREKSI TRANSFER" },
  ]);
  expect(await matchOf(reversed)).toMatchObject({
    how: "near",
    orders: [{ reasons: ["reversed"] }],
  });
  const [named = ""] = await saveRows(admin, [
    { amount: third.total, text: `TRF ${second.orderNo} SARI` },
  ]);
  expect(await matchOf(named)).toMatchObject({ how: "near" });
  expect(await confirmRows(admin, { ids: [...twins, reversed, named] })).toEqual([]);
});

test("a short row needs a word on the rest, and a fee too much is near", async () => {
  const { id, customer, total } = await placed();
  const [over = "", short = ""] = await saveRows(admin, [
    { amount: total + 2_500 },
    { amount: total - 6_000 },
  ]);
  expect(await matchOf(over)).toMatchObject({ how: "near", orders: [{ reasons: ["over"] }] });
  const input = { state: "matched", order_id: id, sure: false } as const;
  await expectError(settleRow(admin, short, input), "invalid");
  await settleRow(admin, short, { ...input, rest: "due" });
  expect(await getOrder(customer, id)).toMatchObject({ status: "Waiting for Payment" });
  const [rest = ""] = await saveRows(admin, [{ amount: 6_000 }]);
  expect(await settleRow(admin, rest, input)).toMatchObject({ state: "matched", order_id: id });
  expect(await getOrder(customer, id)).toMatchObject({
    payment_status: "Paid",
    money: { received: total },
  });
  await expectBooksRight(id);
});

test.each(["revive", "refund"] as const)("late money: %s", async (late) => {
  const { id, customer, total } = await placed();
  const paymentDeadline = subDays(new Date(), 1);
  await db().order.update({ where: { id }, data: { paymentDeadline } });
  await expireUnpaidOrders(new Date());
  const [row = ""] = await saveRows(admin, [{ amount: total }]);
  expect(await matchOf(row)).toMatchObject({ how: "late", orders: [{ order_id: id }] });
  expect(await confirmRows(admin, { ids: [row] })).toEqual([]);
  const input = { state: "matched", order_id: id, sure: false } as const;
  await expectError(settleRow(admin, row, input), "conflict");
  await settleRow(admin, row, { ...input, late });
  expect(await getOrder(customer, id)).toMatchObject({
    status: late === "revive" ? "Payment Confirm" : "Cancelled",
    payment_status: "Paid",
    money: { held: total },
  });
  await expectBooksRight(id);
});

test("money that a status has booked is only named, and taken back lets the row go", async () => {
  const { id, customer, total } = await placed();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  const [row = "", second = ""] = await saveRows(admin, [{ amount: total, text: "A" }]);
  expect(second).toBe("");
  expect(await matchOf(row)).toMatchObject({ how: "booked" });
  expect(await confirmRows(admin, { ids: [row] })).toMatchObject([{ result: "confirmed" }]);
  expect(await getOrder(customer, id)).toMatchObject({ money: { received: total } });
  await markPaymentMissing(admin, id, { reason: "salah" });
  expect(await rowOf(row)).toMatchObject({ state: "unmatched", orderId: null, entryId: null });
  await settleRow(admin, row, { state: "matched", order_id: id, sure: false });
  const { entryId } = await rowOf(row);
  const correction = { amount: total - 1_000, reason: "salah ketik", sure: undefined };
  await correctMoney(admin, id, entryId ?? "", correction);
  expect(await rowOf(row)).toMatchObject({ state: "unmatched" });
  await expectBooksRight(id);
});

test("a sum of QRIS sales, sen and outgoing money are no order's", async () => {
  const { id, total } = await placed();
  const [sum = "", out = ""] = await saveRows(admin, [
    { amount: total, text: "KR OTOMATIS MID : 885 TOKO QR : 1.00 DDR: 0.00" },
    { amount: total, sign: "DB" },
  ]);
  const input = { state: "matched", order_id: id, sure: false } as const;
  for (const row of [sum, out]) {
    expect(await rowOf(row)).toMatchObject({ state: "written-off" });
    await expectError(settleRow(admin, row, input), "conflict");
    await settleRow(admin, row, { state: "unmatched" });
    await expectError(settleRow(admin, row, input), "conflict");
    await settleRow(admin, row, { state: "returned", note: "dikembalikan" });
  }
});
