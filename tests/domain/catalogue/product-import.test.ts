import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { exportProducts } from "#lib/catalogue/csv/export-products.ts";
import { importProducts } from "#lib/catalogue/csv/import-products.ts";
import { importProductsInput, MAX_IMPORT_ROWS } from "#lib/catalogue/csv/import-schema.ts";
import { importTemplate } from "#lib/catalogue/csv/import-template.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { db } from "#lib/database/db.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createProduct } from "#tests/factories/product.ts";
import { EARLIER_FIELDS, productCsv, spoiledCsv } from "#tests/factories/product-csv.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const bring = (admin: Actor, fields: Record<string, unknown>) =>
  importProducts(admin, importProductsInput.parse(fields));

/** Checks a file and then confirms it, like the page. */
async function confirm(admin: Actor, csv: string | Uint8Array) {
  const { import_key } = await bring(admin, { csv });
  return bring(admin, { csv, dry_run: "false", import_key });
}

const countNamed = (mark: string) =>
  db().product.count({ where: { name: { contains: mark }, deletedAt: null } });

test("of 1,000 rows with 20 bad ones the 20 are told by row and field, and nothing is written until confirmed", async () => {
  const mark = crypto.randomUUID();
  const { csv, bad } = spoiledCsv(mark, 1_000, 50);
  expect(bad).toHaveLength(20);
  const report = await bring(admin, { csv });
  expect(report).toMatchObject({ rows: 1_000, fault_count: 20, faulty_rows: 20, written: false });
  expect(report.faults).toEqual(bad);

  // Confirming a file with errors writes nothing either.
  const { import_key } = report;
  expect((await bring(admin, { csv, dry_run: false, import_key })).written).toBe(false);
  expect(await countNamed(mark)).toBe(0);

  const { csv: mended } = spoiledCsv(mark, 1_000, 5_000);
  const checked = await bring(admin, { csv: mended });
  expect(checked).toMatchObject({ rows: 1_000, pieces: 10_000, fault_count: 0, written: false });
  expect(await countNamed(mark)).toBe(0);
  const done = await bring(admin, { csv: mended, dry_run: false, import_key: checked.import_key });
  expect(done).toMatchObject({ rows: 1_000, written: true });
  expect(await countNamed(mark)).toBe(1_000);
  expect(await listWrongBooks()).toEqual([]);
});

test("each row becomes a product as the form would make it, with its ledger, in the file's order", async () => {
  const mark = crypto.randomUUID();
  const csv = productCsv([
    { name: `A ${mark}`, price: "1250000.00", description: "Baris satu\r\nbaris; dua" },
    {
      name: `B ${mark}`,
      category: "Others",
      size: "",
      size_details: "Panjang 180 cm, lebar 60 cm",
    },
    { name: `C ${mark}`, category: "Women", size: "L", size_details: "chest=98", stock: "0" },
    { name: `D ${mark}`, size: "See-Image", size_details: "S, M, L" },
  ]);
  expect((await confirm(admin, csv)).written).toBe(true);
  const { data } = await listProducts(productQuery.parse({ q: mark }));
  expect(data).toMatchObject([
    { name: `A ${mark}`, price: "1250000", description: "Baris satu\nbaris; dua", image1: null },
    { name: `B ${mark}`, size: "Free-Size", size_details: "Panjang 180 cm, lebar 60 cm" },
    { name: `C ${mark}`, size_details: "chest=98,waist=0,hip=0,length=0", is_purchased: false },
    { name: `D ${mark}`, size: "See-Image", size_details: "S, M, L" },
  ]);
  const ledger = await db().stockMovement.findMany({ where: { productId: data[0]?.id ?? "" } });
  expect(ledger).toMatchObject([{ delta: 10, reason: "created", actorId: admin.userId }]);
});

test("English sides come from their columns; a file without them is the same as one with empty cells", async () => {
  const mark = crypto.randomUUID();
  const full = `Lengkap ${mark}`;
  expect(
    (await confirm(admin, productCsv([{ name: full, name_en: "Kawung Shirt" }]))).written,
  ).toBe(true);
  const name = `Lama ${mark}`;
  const earlier = productCsv([{ name }], ";", EARLIER_FIELDS);
  expect((await confirm(admin, earlier)).written).toBe(true);
  const empty = { name_en: "", description_en: "", care_instructions_en: "" };
  expect((await confirm(admin, productCsv([{ name, ...empty }]))).written).toBe(false);
  const { data } = await listProducts(productQuery.parse({ q: mark }));
  expect(data).toMatchObject([
    { name, ...empty },
    { name: full, name_en: "Kawung Shirt", care_instructions_en: "Wash by hand." },
  ]);
  const csv = await text(exportProducts(admin, productQuery.parse({ q: mark, match: "name" })));
  expect(csv).toContain("Kawung Shirt;");
});

test("the same rows are written once, however often and in whichever file they are sent", async () => {
  const mark = crypto.randomUUID();
  const rows = [{ name: `Satu ${mark}` }, { name: `Dua ${mark}` }, { name: `Dua ${mark}` }];
  const csv = productCsv(rows);
  const { import_key } = await bring(admin, { csv });
  const again = () => bring(admin, { csv, dry_run: false, import_key });
  const reports = await Promise.all(Array.from({ length: 6 }, again));
  expect(reports.filter(({ written }) => written)).toHaveLength(1);
  expect(reports.every(({ imported_at }) => imported_at !== null)).toBe(true);
  expect(await countNamed(mark)).toBe(3);

  const other = await createActor("admin");
  const utf16 = Buffer.from(`\ufeff${productCsv(rows, "\t")}`, "utf16le");
  const checked = await bring(other, { csv: utf16 });
  expect(checked.imported_at).not.toBeNull();
  const swapped = Buffer.from(utf16).swap16();
  expect((await bring(other, { csv: swapped })).import_key).toBe(checked.import_key);
  expect((await confirm(other, utf16)).written).toBe(false);
  expect(await countNamed(mark)).toBe(3);

  // Still refused after one of its products was deleted.
  const first = await db().product.findFirstOrThrow({ where: { name: `Satu ${mark}` } });
  await deleteProduct(admin, first.id);
  expect((await again()).written).toBe(false);
  expect(await countNamed(mark)).toBe(2);
  expect(await listWrongBooks()).toEqual([]);
});

test("what is written is what was checked", async () => {
  const mark = crypto.randomUUID();
  const { import_key } = await bring(admin, { csv: productCsv([{ name: mark }]) });
  const edited = productCsv([{ name: mark, price: "1" }]);
  await expectError(bring(admin, { csv: edited, dry_run: false, import_key }), "conflict");
  await expectError(bring(admin, { csv: edited, dry_run: false }), "conflict");
  expect(await countNamed(mark)).toBe(0);
});

test("rows that end otherwise than the heading are rows of their own", async () => {
  const mark = crypto.randomUUID();
  const [heading, ...rows] = productCsv(
    ["A", "B", "C"].map((name) => ({ name: name + mark })),
  ).split("\r\n");
  const report = await confirm(admin, `${heading}\r\n${rows.join("\n")}`);
  expect(report).toMatchObject({ rows: 3, fault_count: 0, written: true });
  expect(await countNamed(mark)).toBe(3);
});

test("a row with a cell too many is told, and nothing of it shifts", async () => {
  const csv = productCsv([{}, {}]);
  const { rows, faults } = await bring(admin, { csv: `${csv};"Parang"` });
  expect(rows).toBe(2);
  expect(faults).toEqual([
    { line: 3, column: "kolom ke-20", message: expect.stringContaining('"Parang"') },
  ]);
});

test("prices and weights are read as Excel writes them, and refused where they may be something else", async () => {
  const mark = crypto.randomUUID();
  const good = productCsv([
    { name: `A ${mark}`, price: "Rp450.000", weight: "1.500" },
    { name: `B ${mark}`, price: "Rp\u00a0450.000,00", weight: "1500" },
  ]);
  expect((await confirm(admin, good)).written).toBe(true);
  const products = await db().product.findMany({ where: { name: { contains: mark } } });
  expect(products.map(({ price, weight }) => [price, weight])).toEqual([
    [450_000, 1_500],
    [450_000, 1_500],
  ]);
  const weights = ["1,800", "0.3", "0.300", "1.5", "1.50"].map((weight) => ({ weight }));
  const prices = ["450.5", "450,000", "0.450", "Rp"].map((price) => ({ price }));
  const { faults } = await bring(admin, { csv: productCsv([...weights, ...prices]) });
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    ...weights.map((_, at) => [at + 2, "Berat (gram)"]),
    ...prices.map((_, at) => [at + 7, "Harga"]),
  ]);
});

test("names that the shop has already are counted", async () => {
  const name = `Kembar ${crypto.randomUUID()}`;
  await createProduct({ name });
  expect((await bring(admin, { csv: productCsv([{ name }]) })).same_names).toBe(1);
});

test("what can't be read is refused in words", async () => {
  const heading = productCsv([]);
  const refusals: [csv: string | Uint8Array, line: number, message: string][] = [
    [" \r\n;;", 1, "Berkas ini kosong"],
    [heading, 1, "Belum ada barang di bawah judul"],
    [Buffer.from("PK\u0003\u0004\0\0"), 1, "Berkas ini bukan CSV"],
    ["Nama Barang;Kategori\r\nA;Men", 1, "Baris judul tidak memuat kolom Harga, Stok"],
    [`${productCsv([{}])}\r\n"Kemeja;Men`, 3, "Ada tanda kutip yang tidak ditutup"],
    [
      productCsv(Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => ({}))),
      MAX_IMPORT_ROWS + 2,
      "Paling banyak 2.000 barang dalam satu berkas",
    ],
  ];
  for (const [csv, line, message] of refusals) {
    const { faults, written } = await bring(admin, { csv, dry_run: false });
    expect(faults).toEqual([{ line, column: "", message: expect.stringContaining(message) }]);
    expect(written).toBe(false);
  }
});

test("the template, and what was exported, are tables that an import takes", async () => {
  const template = await bring(admin, { csv: importTemplate() });
  expect(template).toMatchObject({ rows: 4, fault_count: 0 });
  const mark = crypto.randomUUID();
  await createProduct({ name: `=Rumus ${mark}` });
  const csv = await text(exportProducts(admin, productQuery.parse({ q: mark })));
  const report = await bring(admin, { csv });
  expect(report).toMatchObject({ rows: 1, fault_count: 0, same_names: 1 });
  expect(report.preview[0]?.name).toBe(`=Rumus ${mark}`);
});

test("customers can't look and can't write", async () => {
  const customer = await createActor();
  const csv = productCsv([{}]);
  await expectError(bring(customer, { csv }), "forbidden");
  await expectError(bring(customer, { csv, dry_run: false }), "forbidden");
});
