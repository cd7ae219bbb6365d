import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { importProducts } from "#lib/catalogue/csv/import-products.ts";
import { importProductsInput } from "#lib/catalogue/csv/import-schema.ts";
import { db } from "#lib/database/db.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";

const admin = await createActor("admin");

const bring = (fields: Record<string, unknown>) =>
  importProducts(admin, importProductsInput.parse(fields));

/** Reads a file as the peer exports it, with a mark behind each name so that its products are found. */
async function peerFile(name: string, titles: readonly string[]) {
  const mark = crypto.randomUUID();
  const original = await readFile(new URL(`./peer-files/${name}`, import.meta.url), "utf8");
  const csv = titles.reduce(
    (text, title) => text.replaceAll(`,${title},`, `,${title} ${mark},`),
    original,
  );
  return { csv, mark };
}

/** Checks a file, writes it, and returns its products in the file's order, without the mark. */
async function importAll(csv: string, mark: string) {
  const checked = await bring({ csv });
  expect(checked.faults).toEqual([]);
  const report = await bring({ csv, dry_run: false, import_key: checked.import_key });
  expect(report.written).toBe(true);
  expect((await bring({ csv, dry_run: false, import_key: checked.import_key })).written).toBe(
    false,
  );
  const products = await db().product.findMany({
    where: { name: { contains: mark } },
    orderBy: { createdAt: "desc" },
  });
  expect(await listWrongBooks()).toEqual([]);
  return {
    checked,
    products: products.map((row) => ({ ...row, name: row.name.replace(` ${mark}`, "") })),
  };
}

test("an export of Shopify becomes a product for each variant that is on sale", async () => {
  const { csv, mark } = await peerFile("shopify-export.csv", [
    "Kemeja Parang Barong",
    "Kain Truntum Tulis",
  ]);
  const { checked, products } = await importAll(csv, mark);
  expect(checked).toMatchObject({ source: "shopify", rows: 3, pieces: 3 });
  expect(products).toMatchObject([
    {
      name: "Kemeja Parang Barong Soga",
      category: "Men",
      size: "M",
      price: 485_000,
      stock: 2,
      weight: 250,
      description: "Kemeja lengan panjang & furing penuh.\n\n- Katun primisima\n- Cap tembaga",
      image1: null,
    },
    { name: "Kemeja Parang Barong Soga", category: "Men", size: "2XL", price: 495_000, stock: 0 },
    {
      name: "Kain Truntum Tulis",
      category: "Batik Cloth",
      size: "See-Image",
      price: 1_850_000,
      stock: 1,
      weight: 400,
      description: "Kain tulis 250 × 115 cm.",
    },
  ]);
  expect(checked.note_count).toBe(checked.notes.length);
  expect(checked.notes.map(({ line, column, message }) => [line, column, message])).toEqual([
    [1, "", expect.stringContaining("3 gambar tidak ikut")],
    [1, "", expect.stringContaining("perawatan")],
    [3, "Variant Inventory Qty", "Stok -1: menjadi 0"],
    [5, "Option1 Value", "Ukuran kosong: menjadi See-Image"],
    [5, "Variant Inventory Qty", "Stok tidak dihitung di toko asal: menjadi 1"],
    [6, "Title", '"Blus Lama" tidak dijual di Shopify: dilewati'],
    [7, "Title", '"Kartu Hadiah" adalah kartu hadiah: dilewati'],
  ]);
});

test("Shopify's template since 2024 is understood, and what it doesn't tell is noted", async () => {
  const csv = await readFile(new URL("./peer-files/shopify-template.csv", import.meta.url), "utf8");
  const mark = crypto.randomUUID();
  const marked = csv
    .replace("Blus Kawung Picis", `Blus Kawung Picis ${mark}`)
    .replace(/^Sandal Batik/m, `Sandal Batik ${mark}`);
  const { checked, products } = await importAll(marked, mark);
  expect(products).toMatchObject([
    { name: "Blus Kawung Picis", category: "Women", size: "S", stock: 1, price: 365_000 },
    { name: "Blus Kawung Picis", category: "Women", size: "Free-Size", stock: 3, weight: 230 },
    { name: "Sandal Batik", category: "Others", size: "Free-Size", sizeDetails: "Ukuran 38" },
  ]);
  const named = checked.notes.filter(({ line }) => line === 4);
  expect(named.map(({ column }) => column)).toEqual(["Type", "Description"]);
  expect(named[0]?.message).toBe('Kategori "Alas Kaki": menjadi Others');
});

test("an export of WooCommerce becomes a product for each variation and simple product", async () => {
  const { csv, mark } = await peerFile("woocommerce-export.csv", [
    "Kemeja Mega Mendung",
    "Syal Sutra Lasem",
  ]);
  const { checked, products } = await importAll(csv, mark);
  expect(checked).toMatchObject({ source: "woocommerce", rows: 3, pieces: 6 });
  const shirt = {
    name: "Kemeja Mega Mendung",
    category: "Men",
    price: 425_000,
    motif: "Mega Mendung",
    description: "Kemeja cap.\n\nMotif mega mendung.",
  };
  expect(products).toMatchObject([
    { ...shirt, size: "M", stock: 3, weight: 300 },
    { ...shirt, size: "L", stock: 2, weight: 325 },
    {
      name: "Syal Sutra Lasem",
      category: "Others",
      size: "Free-Size",
      stock: 1,
      weight: 120,
      technique: "Tulis",
      material: "Sutra",
    },
  ]);
  const told = checked.notes.map(({ line, column }) => [line, column]);
  expect(told).toEqual([
    [1, ""],
    [1, ""],
    [5, "Ukuran"],
    [5, "Stock"],
    [4, "Regular price"],
    [6, "Name"],
    [7, "Name"],
  ]);
});

test("rows of WooCommerce that the shop can't take are errors by their columns, and nothing is written", async () => {
  const { csv, mark } = await peerFile("woocommerce-faulty.csv", []);
  const marked = csv.replaceAll("Gaun Lurik", `Gaun ${mark}`);
  const report = await bring({ csv: marked, dry_run: false });
  expect(report).toMatchObject({ source: "woocommerce", rows: 3, faulty_rows: 3, written: false });
  expect(report.faults).toEqual([
    { line: 3, column: "Stock", message: expect.stringContaining("barang induknya") },
    { line: 4, column: "Ukuran", message: expect.stringContaining('Ukuran "XL" tidak ada') },
    { line: 5, column: "Regular price", message: expect.stringContaining("Harga") },
    { line: 5, column: "Weight (g)", message: "This field can't be empty" },
  ]);
  expect(await db().product.count({ where: { name: { contains: mark } } })).toBe(0);
});
