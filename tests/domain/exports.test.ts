import Papa from "papaparse";
import { expect, test } from "vitest";
import { exportCustomers } from "#lib/accounts/customers/export-customers.ts";
import { exportProducts } from "#lib/catalogue/csv/export-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { EXPORT_BATCH_SIZE } from "#lib/database/batches.ts";
import { db } from "#lib/database/db.ts";
import { exportOrders } from "#lib/orders/export-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { createProduct } from "#tests/factories/product.ts";

const admin = await createActor("admin");

async function pieces(csv: AsyncGenerator<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const piece of csv) found.push(piece);
  return found;
}

async function rowsOf(csv: AsyncGenerator<string>): Promise<Record<string, string>[]> {
  const text = (await pieces(csv)).join("");
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

test("a table of several batches comes whole, in order, a batch a piece", async () => {
  const mark = crypto.randomUUID();
  const count = EXPORT_BATCH_SIZE * 2 + 7;
  // Many rows have the same time, so the cursor needs the id as well.
  const instants = [0, 0, 0, 1000].map((ms) => new Date(1_800_000_000_000 - ms));
  await db().user.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      name: `Ibu ${mark}`,
      email: `${mark}-${index}@example.test`,
      phoneNumber: "6281234567890",
      passwordHash: "none",
      createdAt: instants[index % instants.length] ?? new Date(),
    })),
  });
  const parts = await pieces(exportCustomers(admin, mark));
  expect(parts.map((part) => part.split("\r\n").length - 1)).toEqual([
    1,
    EXPORT_BATCH_SIZE,
    EXPORT_BATCH_SIZE,
    7,
  ]);
  const rows = await rowsOf(exportCustomers(admin, mark));
  expect(new Set(rows.map((row) => row["E-mail"])).size).toBe(count);
  const dates = rows.map((row) => row["Terdaftar (WIB)"] ?? "");
  expect(dates).toEqual([...dates].sort().reverse());
});

test("no cell begins a formula, also none of several lines", async () => {
  const mark = crypto.randomUUID();
  const evil = [
    '=HYPERLINK("http://evil")',
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "=1+1\nzweite",
    "＝1",
  ];
  for (const start of evil) await createProduct({ name: `${start} ${mark}` });
  const query = productQuery.parse({ q: mark });
  const rows = await rowsOf(exportProducts(admin, query));
  const names = rows.map((row) => row["Nama Barang"] ?? "");
  expect(names.sort()).toEqual(evil.map((start) => `'${start} ${mark}`).sort());
});

test("orders come with the list's filters and say what a parcel needs", async () => {
  const { orderNo } = await createOrderRow({
    status: "In Delivery",
    resi: "JNE0012345678",
    createdAt: new Date("2026-11-20T17:30:00Z"),
    customerName: 'Bu; "Ani"',
    quantity: 2,
  });
  await createOrderRow({ status: "Completed" });
  await db().order.update({
    where: { orderNo },
    data: {
      customerNote: "Bungkus kado.\nUntuk Ibu.",
      items: { updateMany: { where: {}, data: { size: "See-Image", chosenSize: "XL" } } },
    },
  });
  const rows = await rowsOf(exportOrders(admin, orderQuery.parse({ status: "In Delivery" })));
  expect(new Set(rows.map((row) => row.Status))).toEqual(new Set(["In Delivery"]));
  expect(rows.find((row) => row["No. Pesanan"] === orderNo)).toMatchObject({
    "Tanggal (WIB)": "2026-11-21 00:30",
    Pelanggan: 'Bu; "Ani"',
    Barang: "2 x Kemeja Kawung (XL)",
    "Catatan Pembeli": "Bungkus kado.\nUntuk Ibu.",
    Subtotal: "200000",
    Total: "220000",
    Resi: "JNE0012345678",
    "Kode Pos": "40111",
  });
});

test("orders are filtered by their payment as well", async () => {
  const { orderNo } = await createOrderRow({
    status: "Waiting for Payment",
    paymentStatus: "Awaiting Verification",
  });
  await createOrderRow({ status: "Waiting for Payment", paymentStatus: "Unpaid" });
  const query = orderQuery.parse({ payment_status: "Awaiting Verification" });
  const rows = await rowsOf(exportOrders(admin, query));
  expect(rows.map((row) => row["No. Pesanan"])).toEqual([orderNo]);
});

test("products come unsold first, and those that were deleted don't", async () => {
  const mark = crypto.randomUUID();
  await createProduct({ name: `Terjual ${mark}`, stock: 0, isPurchased: true });
  await createProduct({ name: `Dihapus ${mark}`, deletedAt: new Date() });
  await createProduct({ name: `Ada ${mark}` });
  const rows = await rowsOf(exportProducts(admin, productQuery.parse({ q: mark })));
  expect(rows.map((row) => [row["Nama Barang"], row.Status])).toEqual([
    [`Ada ${mark}`, "Belum Terjual"],
    [`Terjual ${mark}`, "Terjual"],
  ]);
});

test("customers are refused before the first piece", async () => {
  const customer = await createActor();
  const forbidden = expect.objectContaining({ code: "forbidden" });
  expect(() => exportOrders(customer, orderQuery.parse({}))).toThrow(forbidden);
  expect(() => exportProducts(customer, productQuery.parse({}))).toThrow(forbidden);
  expect(() => exportCustomers(customer, "")).toThrow(forbidden);
});
