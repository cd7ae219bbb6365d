import Papa from "papaparse";
import { expect, test, vi } from "vitest";
import { MAX_IMPORT_BYTES } from "#lib/catalogue/csv/import-schema.ts";
import { db } from "#lib/database/db.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { createProduct } from "#tests/factories/product.ts";
import { productCsv } from "#tests/factories/product-csv.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { multipart } from "./multipart.ts";
import { anAdmin, aProvingAdmin, PASSWORD, signIn } from "./people.ts";
import { IS_PLAIN_NEXT, send } from "./shop-client.ts";

const EXPORTS = ["orders", "products", "customers", "money"];
const IMPORT = "/api/product-import";

test("an export is a file for Excel, named by its day, and nobody keeps it", async () => {
  const token = await anAdmin();
  await createOrderRow();
  await createProduct();
  await signIn();
  const names = ["pesanan", "barang", "pelanggan", "uang"];
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

test("the whole shop is downloaded by the admin who asked alone, and a HEAD leaves nothing open", async () => {
  const token = await aProvingAdmin();
  const asked = await send("POST", "/api/export/shop.zip", { token, body: { password: PASSWORD } });
  const { path } = asked.json.data;
  expect((await send("GET", path, { token: await signIn("admin") })).status).toBe(403);
  const { status, headers, json } = await send("HEAD", path, { token });
  expect([status, headers.get("content-type"), json]).toEqual([200, "application/zip", ""]);
  const copies = () =>
    db().$queryRaw`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'COPY (%' AND state <> 'idle'`;
  await vi.waitFor(async () => expect(await copies()).toEqual([]), PATIENCE);
});

test.skipIf(IS_PLAIN_NEXT)(
  "the import reads no more than 2 MB and tells a file from none",
  async () => {
    const words = "Ukuran berkas tidak boleh melebihi 2MB";
    for (const bytes of [MAX_IMPORT_BYTES + 1, MAX_IMPORT_BYTES * 3]) {
      const body = multipart({ csv: Buffer.alloc(bytes, "A") });
      const { status, json } = await send("POST", IMPORT, { token: await anAdmin(), body });
      expect([status, json.errors?.csv]).toEqual([422, [words]]);
    }
    const empty = await send("POST", IMPORT, { token: await anAdmin(), body: {} });
    expect([empty.status, empty.json.errors.csv]).toEqual([422, ["Pilih berkas CSV yang berisi"]]);
    // A lone surrogate isn't valid text, so the whole body is unreadable.
    const half = `${productCsv([{}])}\ud800`;
    const unread = await send("POST", IMPORT, { token: await anAdmin(), body: { csv: half } });
    expect(unread.status).toBe(400);
  },
);
