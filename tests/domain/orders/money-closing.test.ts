import { text } from "node:stream/consumers";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { exportClosing } from "#lib/orders/books/export-closing.ts";
import { reportMoney } from "#lib/orders/books/report-money.ts";
import { moneyReportQuery } from "#lib/orders/books/schema.ts";
import { settleRow } from "#lib/payments/statements/settle-row.ts";
import { sumOpenMoney } from "#lib/reports/sum-open-money.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { saveRows } from "#tests/factories/statement.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

type Line = Record<
  "Jenis" | "No. Pesanan" | "Jumlah (Rp)" | "Tanggal Rekening" | "Catatan",
  string
>;

async function closing(month: string): Promise<Line[]> {
  const csv = await text(exportClosing(admin, moneyReportQuery.parse({ month })));
  return Papa.parse<Line>(csv.slice(1), { header: true, skipEmptyLines: true }).data;
}

const sumOf = (lines: readonly Line[], ...kinds: string[]) =>
  lines
    .filter(({ Jenis }) => kinds.includes(Jenis))
    .reduce((sum, line) => sum + Number(line["Jumlah (Rp)"]), 0);

test("the closing's sums are the report's, with each row of the bank once", async () => {
  const { id } = await createOrderRow();
  const order = await db().order.update({
    where: { id },
    data: { total: 120_123, otherCharges: [{ kind: "unique", rupiah: 123 }] },
  });
  await db().moneyEntry.deleteMany({ where: { orderId: order.id } });
  const entry = (kind: string, rupiah: number, day: string) =>
    db().moneyEntry.create({
      data: {
        ...{ kind, rupiah, orderId: order.id, source: "admin" },
        happenedAt: new Date(`${day}T05:00:00Z`),
      },
    });
  const received = await entry("received", 120_123, "2041-03-02");
  await entry("received", 5_000, "2041-03-05");
  await entry("refunded", 5_000, "2041-03-06");
  await entry("expected", 120_000, "2041-03-01");
  const [matched = "", returned = "", , other = ""] = await saveRows(admin, [
    // The bank's day is in the month before the booked one.
    { amount: 120_123, date: "28/02/2041" },
    { amount: 7_000, date: "10/03/2041" },
    { amount: 8_000, date: "11/03/2041", text: "UNKNOWN" },
    { amount: 9_000, date: "12/03/2041", text: "BUNGA" },
    { amount: 6_500, date: "13/03/2041", sign: "DB" },
  ]);
  await db().bankRow.update({
    where: { id: matched },
    data: { state: "matched", orderId: order.id, entryId: received.id },
  });
  await settleRow(admin, returned, { state: "returned", note: "salah kirim" });
  await settleRow(admin, other, { state: "written-off", note: "bunga" });

  const lines = await closing("2041-03");
  const { total } = await reportMoney(admin, moneyReportQuery.parse({ month: "2041-03" }));
  expect(sumOf(lines, "Penjualan", "Kode unik")).toBe(total.received);
  expect(sumOf(lines, "Kode unik")).toBe(total.charges.unique);
  expect(sumOf(lines, "Dikembalikan")).toBe(-total.refunded);
  expect(lines.map((line) => [line.Jenis, line["Jumlah (Rp)"], line["Tanggal Rekening"]])).toEqual([
    ["Penjualan", "120000", "2041-02-28"],
    ["Kode unik", "123", "2041-02-28"],
    ["Penjualan", "5000", ""],
    ["Dikembalikan", "-5000", ""],
    ["Dikembalikan ke pengirim", "7000", "2041-03-10"],
    ["Belum dicocokkan", "8000", "2041-03-11"],
    ["Lain-lain", "9000", "2041-03-12"],
    ["Uang keluar", "-6500", "2041-03-13"],
  ]);
  expect(lines[0]).toMatchObject({ "No. Pesanan": order.orderNo });
  expect(await closing("2041-02")).toEqual([]);
  const query = moneyReportQuery.parse({});
  const customer = await createActor();
  expect(() => exportClosing(customer, query)).toThrow();
});

test("the open sums follow an order, a row and its match", async () => {
  const before = await sumOpenMoney(admin);
  const { id } = await placeTestOrder();
  const { total } = await db().order.findUniqueOrThrow({ where: { id } });
  const more = Number(total) + 2_500;
  const [row = ""] = await saveRows(admin, [{ amount: more }]);
  const open = await sumOpenMoney(admin);
  expect(open.waiting).toEqual({
    count: before.waiting.count + 1,
    rupiah: before.waiting.rupiah + Number(total),
  });
  expect(open.unmatched.rupiah).toBe(before.unmatched.rupiah + more);
  await settleRow(admin, row, { state: "matched", order_id: id, sure: false });
  const after = await sumOpenMoney(admin);
  expect(after).toMatchObject({ waiting: before.waiting, unmatched: before.unmatched });
  expect(after.goesBack.rupiah).toBe(before.goesBack.rupiah + 2_500);
  await expectError(sumOpenMoney(await createActor()), "forbidden");
});
