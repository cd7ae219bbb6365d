import Papa from "papaparse";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { importReportAnswer, MAX_IMPORT_BYTES } from "#lib/catalogue/import-schema.ts";
import { db } from "#lib/database/db.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { createProduct } from "#tests/factories/product.ts";
import { productCsv, spoiledCsv } from "#tests/factories/product-csv.ts";
import { anAdmin, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

afterAll(() => db().$disconnect());

const EXPORTS = ["orders", "products", "customers"];
const IMPORT = "/api/product-import";

let admin = "";
async function asAdmin(): Promise<string> {
  admin ||= await anAdmin();
  return admin;
}

async function upload(csv: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("csv", new Blob([csv]), "barang.csv");
  return send("POST", IMPORT, { token: await asAdmin(), body });
}

async function report(csv: string, fields?: Record<string, string>) {
  const { status, json } = await upload(csv, fields);
  expect(status, JSON.stringify(json)).toBe(200);
  return importReportAnswer.parse(json).data;
}

const found = async (mark: string) =>
  z
    .object({ meta: z.object({ total: z.number() }) })
    .parse((await send("GET", `/api/product?match=name&q=${mark}`)).json).meta.total;

test("only admins take lists out and bring products in", async () => {
  const customer = await signIn();
  for (const name of EXPORTS) {
    const path = `/api/export/${name}.csv`;
    expect((await send("GET", path)).status).toBe(401);
    expect((await send("GET", path, { token: customer })).status).toBe(403);
    expect((await send("POST", path, { token: await asAdmin() })).status).toBe(405);
  }
  const body = { csv: productCsv([{}]) };
  expect((await send("POST", IMPORT, { body })).status).toBe(401);
  expect((await send("POST", IMPORT, { body, token: customer })).status).toBe(403);
  expect((await send("GET", IMPORT)).status).toBe(401);
  expect((await send("GET", IMPORT, { token: customer })).status).toBe(403);
});

test("an export is a file for Excel, named by its day, and nobody keeps it", async () => {
  const token = await asAdmin();
  await createOrderRow();
  await createProduct();
  await signIn();
  const names = ["pesanan", "barang", "pelanggan"];
  for (const [index, name] of EXPORTS.entries()) {
    const { status, headers, json } = await send("GET", `/api/export/${name}.csv`, { token });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="${names[index]}-\\d{6}\\.csv"$`),
    );
    const { data, errors } = Papa.parse<string[]>(json, { skipEmptyLines: true, delimiter: ";" });
    expect(errors).toEqual([]);
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map((row) => row.length)).size).toBe(1);
  }
});

test("the bytes begin with a byte order mark, and HEAD answers without them", async () => {
  const token = await asAdmin();
  const headers = { authorization: `Bearer ${token}` };
  const url = `${process.env.TEST_BASE_URL}/api/export/products.csv`;
  const bytes = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const head = await send("HEAD", "/api/export/products.csv", { token });
  expect([head.status, head.json]).toEqual([200, ""]);
});

test("more rows than a batch come whole, filtered as the list is", async () => {
  const mark = crypto.randomUUID();
  await db().product.createMany({
    data: Array.from({ length: 1_203 }, (_, index) => ({
      name: `=Kain ${mark} ${index}`,
      category: "Batik Cloth",
      size: "See-Image",
      price: 100_000,
      stock: 0,
      weight: 100,
      description: "Kain.",
      careInstructions: "Cuci tangan.",
      // Puts the products at the end of every list, because other tests read the beginning.
      createdAt: new Date("2020-01-01T00:00:00Z"),
    })),
  });
  const path = `/api/export/products.csv?q=${mark}&categories[]=Batik%20Cloth`;
  const { json } = await send("GET", path, { token: await asAdmin() });
  const { data } = Papa.parse<string[]>(json, { skipEmptyLines: true, delimiter: ";" });
  const names = data.slice(1).map(([name]) => name);
  expect(new Set(names).size).toBe(1_203);
  expect(names.every((name) => name?.startsWith("'=Kain"))).toBe(true);
  const none = await send("GET", `${path}&sizes[]=XL`, { token: await asAdmin() });
  expect(Papa.parse(none.json, { skipEmptyLines: true }).data).toHaveLength(1);
  expect((await send("GET", `${path}&sizes[]=XXL`, { token: await asAdmin() })).status).toBe(422);
});

test("20 bad rows of 1,000 are told by row and field; a mended file is written once", async () => {
  const mark = crypto.randomUUID();
  const { csv, bad } = spoiledCsv(mark, 1_000, 50);
  const checked = await report(csv);
  expect(checked).toMatchObject({ rows: 1_000, fault_count: 20, faulty_rows: 20, written: false });
  expect(checked.faults).toEqual(bad);
  expect((await report(csv, { dry_run: "0", import_key: checked.import_key })).written).toBe(false);
  expect(await found(mark)).toBe(0);

  // A short file, so that other tests still find their products on a list's first page.
  const { csv: mended } = spoiledCsv(mark, 20, 5_000);
  const { import_key } = await report(mended);
  expect(await found(mark)).toBe(0);
  const fields = { dry_run: "0", import_key };
  const both = await Promise.all([report(mended, fields), report(mended, fields)]);
  expect(both.map(({ written }) => written).sort()).toEqual([false, true]);
  expect(await found(mark)).toBe(20);
  expect((await upload(mended, { dry_run: "0", import_key: "other" })).status).toBe(409);
});

test("the import reads no more than 2 MB and tells a file from none", async () => {
  const words = "Ukuran berkas tidak boleh melebihi 2MB";
  for (const bytes of [MAX_IMPORT_BYTES + 1, MAX_IMPORT_BYTES * 3]) {
    const { status, json } = await upload(new Uint8Array(bytes).fill(65));
    expect([status, json.errors?.csv]).toEqual([422, [words]]);
  }
  const empty = await send("POST", IMPORT, { token: await asAdmin(), body: {} });
  expect([empty.status, empty.json.errors.csv]).toEqual([422, ["Pilih berkas CSV yang berisi"]]);
  // A lone surrogate isn't valid text, so the whole body is unreadable.
  const half = `${productCsv([{}])}\ud800`;
  const unread = await send("POST", IMPORT, { token: await asAdmin(), body: { csv: half } });
  expect(unread.status).toBe(400);
});

test("the template is a table that the import takes", async () => {
  const { json, headers } = await send("GET", IMPORT, { token: await asAdmin() });
  expect(headers.get("content-disposition")).toContain("contoh-barang-");
  expect(await report(json)).toMatchObject({ rows: 4, fault_count: 0, written: false });
});
