import { text } from "node:stream/consumers";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { EXPORT_BATCH_SIZE } from "#lib/database/batches.ts";
import { db } from "#lib/database/db.ts";
import { exportMoney } from "#lib/orders/books/export-money.ts";
import { listMonths } from "#lib/orders/books/list-months.ts";
import { reportMoney } from "#lib/orders/books/report-money.ts";
import { moneyReportQuery } from "#lib/orders/books/schema.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { expectError } from "#tests/setup/expect-error.ts";

/** Rupiah of an order of createOrderRow. */
const GOODS = 100_000;
const SHIPPING = 20_000;
const TOTAL = GOODS + SHIPPING;

const admin = await createActor("admin");

type Entry = {
  kind: string;
  rupiah: number;
  at: string;
  note?: string;
  account?: string;
  actorId?: string;
};

/** An order with these entries only. Each test has a year of its own. */
async function orderWith(entries: readonly Entry[], customerName = "Uji Coba") {
  const order = await createOrderRow({ customerName });
  await db().moneyEntry.deleteMany({ where: { orderId: order.id } });
  await db().moneyEntry.createMany({
    data: entries.map(({ at, ...entry }) => ({
      ...entry,
      orderId: order.id,
      source: "admin",
      happenedAt: new Date(at),
    })),
  });
  return order;
}

function report(query: object) {
  return reportMoney(admin, moneyReportQuery.parse(query));
}

async function csvOf(query: object): Promise<Record<string, string>[]> {
  const csv = await text(exportMoney(admin, moneyReportQuery.parse(query)));
  return Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true })
    .data;
}

test("a day ends at midnight in Jakarta, and so does a month", async () => {
  await orderWith([
    { kind: "expected", rupiah: TOTAL, at: "2031-03-30T17:00:00Z" },
    { kind: "received", rupiah: TOTAL, at: "2031-03-31T16:59:59.999Z" },
    { kind: "received", rupiah: 7_000, at: "2031-03-31T17:00:00Z" },
  ]);
  const march = await report({ month: "2031-03" });
  expect(march).toMatchObject({ from: "2031-03-01", to: "2031-03-31", per: "day" });
  expect(march.rows).toEqual([
    {
      period: "2031-03-31",
      ...{ expected: TOTAL, unique: 0, received: TOTAL, refunded: 0, "written-off": 0, net: TOTAL },
      ...{ goods: GOODS, charges: expect.objectContaining({ shipping: SHIPPING }), unsplit: 0 },
    },
  ]);
  const april = await report({ from: "2031-04-01", to: "2031-04-01" });
  expect(april.rows.map(({ period }) => period)).toEqual(["2031-04-01"]);
  // Less than the order's total: no part of it is known.
  expect(april.total).toMatchObject({ received: 7_000, goods: 0, unsplit: 7_000 });
});

test("a refund counts in the month in which it was made", async () => {
  await orderWith([
    { kind: "received", rupiah: TOTAL, at: "2032-01-20T03:00:00Z" },
    { kind: "refunded", rupiah: 50_000, at: "2032-02-03T05:00:00Z" },
  ]);
  const year = await report({ from: "2032-01-01", to: "2032-12-31", per: "month" });
  expect(year.rows.map(({ period, received, refunded, net }) => [period, received, refunded, net]))
    // The newest comes first.
    .toEqual([
      ["2032-02", 0, 50_000, -50_000],
      ["2032-01", TOTAL, 0, TOTAL],
    ]);
  expect(year.total).toMatchObject({ received: TOTAL, refunded: 50_000, net: TOTAL - 50_000 });
});

test("a receipt that is taken back takes its parts back, and other charges have their own", async () => {
  const { id } = await orderWith([
    { kind: "received", rupiah: TOTAL + 321, at: "2033-05-01T03:00:00Z" },
    { kind: "received", rupiah: TOTAL + 321, at: "2033-05-02T03:00:00Z" },
    { kind: "received", rupiah: -(TOTAL + 321), at: "2033-05-02T04:00:00Z" },
  ]);
  await db().order.update({
    where: { id },
    data: { total: TOTAL + 321, otherCharges: [{ kind: "shipping", rupiah: 321 }] },
  });
  const may = await report({ month: "2033-05" });
  expect(may.total).toMatchObject({ goods: GOODS, received: TOTAL + 321, unsplit: 0 });
  expect(may.total.charges.shipping).toBe(SHIPPING + 321);
  expect(may.rows.map(({ received }) => received)).toEqual([0, TOTAL + 321]);
});

test("a range in the wrong order is turned round, and a long one is summed by month", async () => {
  expect(await report({ from: "2034-02-01", to: "2034-01-01" })).toMatchObject({
    from: "2034-01-01",
    to: "2034-02-01",
    per: "day",
    rows: [],
  });
  expect(await report({ from: "2034-01-01", to: "2034-12-31" })).toMatchObject({ per: "day" });
  expect(await report({ from: "2034-01-01", to: "2035-01-02" })).toMatchObject({ per: "month" });
  const now = new Date("2034-02-28T18:00:00Z");
  const thisMonth = await reportMoney(admin, moneyReportQuery.parse({}), now);
  expect(thisMonth).toMatchObject({ from: "2034-03-01", to: "2034-03-31" });
});

test.each([{ month: "2031-13" }, { from: "2031-02-30" }, { to: "0999-01-01" }, { per: "year" }])(
  "%j is refused",
  (query) => {
    expect(moneyReportQuery.safeParse(query).success).toBe(false);
  },
);

test("the CSV has a line for each entry, oldest first, and begins no formula", async () => {
  const { name } = await db().user.findUniqueOrThrow({ where: { id: admin.userId } });
  const by = { actorId: admin.userId };
  const { orderNo } = await orderWith(
    [
      { kind: "refunded", rupiah: 5_000, at: "2035-06-02T05:00:00Z", account: "+BCA", ...by },
      { kind: "received", rupiah: TOTAL, at: "2035-06-01T17:30:00Z", note: "=1+1" },
      { kind: "received", rupiah: -TOTAL, at: "2035-06-02T06:00:00Z" },
    ],
    "@Ani",
  );
  const common = { "No. Pesanan": orderNo, Pelanggan: "'@Ani", Lewat: "Admin" };
  expect(await csvOf({ month: "2035-06" })).toEqual([
    {
      ...{ "Waktu (WIB)": "2035-06-02 00:30", Jenis: "Diterima", "Jumlah (Rp)": String(TOTAL) },
      ...{ ...common, Rekening: "", Catatan: "'=1+1", Oleh: "" },
    },
    {
      ...{ "Waktu (WIB)": "2035-06-02 12:00", Jenis: "Dikembalikan", "Jumlah (Rp)": "5000" },
      ...{ ...common, Rekening: "'+BCA", Catatan: "", Oleh: name },
    },
    {
      // A number that a spreadsheet sums, and no text.
      ...{ "Waktu (WIB)": "2035-06-02 13:00", Jenis: "Diterima", "Jumlah (Rp)": `-${TOTAL}` },
      ...{ ...common, Rekening: "", Catatan: "", Oleh: "" },
    },
  ]);
});

test("a ledger of several batches comes whole", async () => {
  const count = EXPORT_BATCH_SIZE + 3;
  await orderWith(
    Array.from({ length: count }, (_, index) => ({
      ...{ kind: "expected", rupiah: index + 1 },
      // Many entries have the same time.
      at: index % 2 ? "2036-06-02T05:00:00Z" : "2036-06-02T05:00:01Z",
    })),
  );
  const amounts = (await csvOf({ month: "2036-06" })).map((row) => row["Jumlah (Rp)"]);
  expect(new Set(amounts).size).toBe(count);
  expect((await report({ month: "2036-06" })).total.expected).toBe((count * (count + 1)) / 2);
});

test("the months go back to the ledger's first entry", async () => {
  await orderWith([{ kind: "expected", rupiah: 1, at: "2019-12-31T17:00:00Z" }]);
  const months = await listMonths(admin, new Date("2020-03-31T16:00:00Z"));
  expect(months).toEqual(["2020-03", "2020-02", "2020-01"]);
});

test("customers get neither report nor CSV", async () => {
  const customer = await createActor();
  const query = moneyReportQuery.parse({});
  await expectError(reportMoney(customer, query), "forbidden");
  await expectError(listMonths(customer), "forbidden");
  const forbidden = expect.objectContaining({ code: "forbidden" });
  expect(() => exportMoney(customer, query)).toThrow(forbidden);
});
