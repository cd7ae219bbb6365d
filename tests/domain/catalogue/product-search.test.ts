import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { searchSql } from "#lib/catalogue/internal/search-sql.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { searchProducts } from "#lib/catalogue/search/search-products.ts";
import { understandSearch } from "#lib/catalogue/search/understand-search.ts";
import { db } from "#lib/database/db.ts";
import { queryOnce } from "#lib/database/sql/source.ts";
import { type Statement, sql } from "#lib/database/sql/statement.ts";
import { createPieces } from "#tests/factories/product.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

async function find(q: string, more: Record<string, unknown> = {}) {
  const { data, meta, similar } = await searchProducts(productQuery.parse({ q, ...more }));
  expect(meta.total).toBeGreaterThanOrEqual(data.length);
  return { names: data.map(({ name }) => name), total: meta.total, similar };
}

beforeEach(async () => {
  await resetDatabase();
  await createPieces([
    { name: "Kemeja Kawung Wedelan" },
    { name: "Kemeja Parang Rusak" },
    { name: "Kain Tulis Mega Mendung", category: "Batik Cloth", description: "Katun primisima." },
    { name: "Selendang Truntum", category: "Others", description: "Sutra tenun, tepi kawung." },
    { name: "Blus Kawung Jambu", category: "Women", isPurchased: true },
    { name: "Gaun Ceplok", category: "Women", description: "Untuk pesta.", price: 900_000 },
    { name: "Kemeja Kawung Lama", deletedAt: new Date() },
  ]);
});

test("unsold first, then names before descriptions, and nothing that has left the shop", async () => {
  expect(await find("kawung")).toEqual({
    names: ["Kemeja Kawung Wedelan", "Selendang Truntum", "Blus Kawung Jambu"],
    total: 3,
    similar: false,
  });
});

test("everything in the shop is batik", async () => {
  expect((await find("Batik")).total).toBe(6);
});

test("every word has to be there, in any order, and its beginning will do", async () => {
  expect((await find("wedel KEMEJA")).names).toEqual(["Kemeja Kawung Wedelan"]);
  expect((await find("kemeja mendung")).total).toBe(0);
});

test("a word of either language finds a piece, and a garment stands in one of its names", async () => {
  await createPieces([
    { name: "Ikat Pinggang Lasem", nameEn: "Obi Belt", descriptionEn: "With a jacket or a dress." },
    { name: "Terusan Lasem", nameEn: "Lasem Dress" },
  ]);
  expect((await find("obi lasem")).names).toEqual(["Ikat Pinggang Lasem"]);
  expect((await find("jacket")).names).toEqual(["Ikat Pinggang Lasem"]);
  expect((await find("dress lasem")).names).toEqual(["Terusan Lasem"]);
});

test("words in the name's own order stand before the same words apart, whichever is newer", async () => {
  await createPieces([{ name: "Parang Kecil" }, { name: "Kecil Bermotif Parang" }]);
  expect((await find("parang kecil")).names).toEqual(["Parang Kecil", "Kecil Bermotif Parang"]);
});

test.each([
  ["women", ["Gaun Ceplok", "Blus Kawung Jambu"]],
  ["pria", ["Kemeja Parang Rusak", "Kemeja Kawung Wedelan"]],
  ["batik ceplok", ["Gaun Ceplok"]],
  ["wanita ceplok", ["Gaun Ceplok"]],
  ["cotton", ["Kain Tulis Mega Mendung"]],
  ["silk", ["Selendang Truntum"]],
  ["dress", ["Gaun Ceplok"]],
  ["megamendung", ["Kain Tulis Mega Mendung"]],
])("%s finds what is called so, in either language", async (q, names) => {
  expect(await find(q)).toMatchObject({ names, similar: false });
});

test.each([
  ["kawng", "Kemeja Kawung Wedelan"],
  ["kawnug", "Kemeja Kawung Wedelan"],
  ["parnag", "Kemeja Parang Rusak"],
  ["selandang", "Selendang Truntum"],
  ["wedeln", "Kemeja Kawung Wedelan"],
  ["trumtun", "Selendang Truntum"],
  ["mega mendugn", "Kain Tulis Mega Mendung"],
  ["cepolk", "Gaun Ceplok"],
  ["btaik cepolk", "Gaun Ceplok"],
])("%s, mistyped, still finds its piece", async (q, first) => {
  const found = await find(q);
  expect(found.names[0]).toBe(first);
  expect(found.similar).toBe(true);
});

test.each(["zqxwv", "zz", "kemeja zqxwv", "1234567", "kawun9"])("%s finds nothing", async (q) => {
  expect(await find(q)).toEqual({ names: [], total: 0, similar: false });
});

test.each(["%", "_", "%_%", "\\", "'", "';--", ".*", "(", "[", "?"])(
  "%s means nothing to the database",
  async (q) => {
    expect(await find(q)).toEqual({ names: [], total: 0, similar: false });
    expect((await find(`kawung${q} wedelan`)).names).toEqual(["Kemeja Kawung Wedelan"]);
  },
);

test("filters, order and pages work on what is found", async () => {
  expect((await find("kawung", { "categories[]": ["Women"] })).names).toEqual([
    "Blus Kawung Jambu",
  ]);
  expect((await find("kawung", { "status[]": ["Terjual"] })).names).toEqual(["Blus Kawung Jambu"]);
  expect((await find("kawung", { "sizes[]": ["L"] })).total).toBe(0);
  expect((await find("kawung", { sort: "newest" })).names).toEqual([
    "Selendang Truntum",
    "Kemeja Kawung Wedelan",
    "Blus Kawung Jambu",
  ]);
  expect(await find("kawung", { per_page: "1", page: "2" })).toMatchObject({
    names: ["Selendang Truntum"],
    total: 3,
  });
  expect(await find("kawung", { per_page: "1", page: "9" })).toEqual({
    names: [],
    total: 3,
    similar: false,
  });
});

test("a word of many products finds and counts them all, the newest unsold ones first", async () => {
  await createPieces(
    Array.from({ length: 510 }, (_, day) => ({
      name: `Sarung Lereng ${day}`,
      isPurchased: day > 505,
      size: day === 3 ? "L" : "M",
    })),
  );
  const { names, total } = await find("lereng", { per_page: "3", sort: "newest" });
  expect({ names, total }).toEqual({
    names: ["Sarung Lereng 505", "Sarung Lereng 504", "Sarung Lereng 503"],
    total: 510,
  });
  expect((await find("lereng", { "sizes[]": ["L"] })).names).toEqual(["Sarung Lereng 3"]);
});

test("the dashboard's search is by the letters of the name alone", async () => {
  const find = async (q: string) => {
    const page = await listProducts(productQuery.parse({ q, match: "name" }));
    return page.data.map(({ name }) => name);
  };
  expect(await find("AWUNG W")).toEqual(["Kemeja Kawung Wedelan"]);
  expect(await find("kawng")).toEqual([]);
  expect(await find("primisima")).toEqual([]);
  expect(await find("%")).toEqual([]);
});

test("among ten thousand pieces a search goes by an index", async () => {
  // A separate connection, because the shop's connections have a statement timeout of ten seconds.
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`
    insert into products (name, category, size, price, stock, weight, description, care_instructions, updated_at)
    select 'Piece ' || md5(n::text), 'Others', 'M', 100000, 1, 250,
      'About ' || md5('d' || n::text), 'Cuci tangan.', now()
    from generate_series(1, 10000) n`);
  // Moves new rows into the index, as the server does from time to time.
  await client.query("vacuum analyze products");
  await client.end();

  const plan = await planOf(
    searchSql(productQuery.parse({ q: "kawung" }), understandSearch("kawung")),
  );
  expect(plan).toContain("Bitmap Index Scan on products_words");
  expect(plan).not.toContain("Seq Scan");
  expect((await find("kawung wedelan")).names).toEqual(["Kemeja Kawung Wedelan"]);
});

async function planOf(statement: Statement): Promise<string> {
  const lines = await queryOnce<{ "QUERY PLAN": string }>(db(), sql`explain ${statement}`);
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

test.each([2_046, 2_047, 2_048, 3_000])("a word of %i letters hides no other", async (letters) => {
  const long = "x".repeat(letters);
  await createPieces([{ name: "Kemeja Wahyu", description: `Tumurun ${long} primisima` }]);
  const [row] = await db().$queryRaw<{ words: string[] }[]>`
      SELECT tsvector_to_array(words) AS words FROM products WHERE name = 'Kemeja Wahyu'`;
  const known = ["kemeja", "primisima", "tumurun", "wahyu"];
  expect(row?.words).toEqual(letters > 2_046 ? known : [...known, long]);
  expect((await find("tumurun primisima")).names).toEqual(["Kemeja Wahyu"]);
});

test("a search reads sizes, prices and everyday words, and what the owner says of a piece", async () => {
  await resetDatabase();
  await createPieces([
    {
      name: "Kemeja Kawung Picis",
      size: "L",
      motif: "Kawung Picis",
      technique: "Cap",
      price: 300_000,
    },
    {
      name: "Kemeja Kawung Sen",
      size: "M",
      motif: "Kawung",
      technique: "Tulis",
      description: "Bukan cap.",
    },
    { name: "Kemeja Seragam", size: "See-Image", sizeDetails: "M, L", price: 299_999 },
    {
      name: "Kemeja Truntum",
      size: "XL",
      motif: "Truntum",
      description: "Berlapis kawung, dicap.",
    },
    {
      name: "Blus Kawung",
      category: "Women",
      size: "L",
      technique: "Kombinasi",
      description: "Pasangan kemeja.",
    },
    {
      name: "Bantal",
      category: "Others",
      size: "S",
      description: "Sisa kain baju.",
      origin: "Lasem",
    },
  ]);
  const names = async (q: string) => (await find(q)).names.toSorted();
  expect(await names("kemeja L")).toEqual(["Kemeja Kawung Picis", "Kemeja Seragam"]);
  expect(await names("kemeja ukuran xl")).toEqual(["Kemeja Truntum"]);
  expect(await names("L")).toEqual(["Blus Kawung", "Kemeja Kawung Picis", "Kemeja Seragam"]);
  expect(await names("baju pria")).toHaveLength(4);
  expect(await names("baju wanita")).toEqual(["Blus Kawung"]);
  expect(await names("di bawah 300 ribu")).toEqual(["Kemeja Seragam"]);
  expect(await names("<=300rb")).toEqual(["Kemeja Kawung Picis", "Kemeja Seragam"]);
  expect(await names("kemeja di atas Rp 300.000")).toEqual(["Kemeja Kawung Sen", "Kemeja Truntum"]);
  expect(await names("kawung cap")).toEqual(["Blus Kawung", "Kemeja Kawung Picis"]);
  expect(await names("lasem")).toEqual(["Bantal"]);
  expect(await find("kado")).toMatchObject({ names: [], similar: false });
});
