import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { productPage, productView } from "#lib/catalogue/schema.ts";
import { db } from "#lib/database/db.ts";
import { pageMeta } from "#lib/paging.ts";
import { createProduct } from "#tests/factories/product.ts";
import { send } from "./shop-client.ts";

const ABSENT = "00000000-0000-4000-8000-000000000000";

afterAll(() => db().$disconnect());

test("the catalogue answers products in the contract's shape", async () => {
  const { status, json } = await send("GET", "/api/product");
  expect(status).toBe(200);
  const { data, meta } = productPage.parse(json);
  expect(data.length).toBeGreaterThanOrEqual(48);
  expect(meta.total).toBeGreaterThanOrEqual(48);
});

test("what is unsold comes first, also where a sold piece is newer", async () => {
  const name = `Kain ${randomUUID()}`;
  const unsold = await createProduct({ name });
  const sold = await createProduct({ name, stock: 0 });
  await db().product.update({ where: { id: sold }, data: { isPurchased: true } });
  const { json } = await send("GET", `/api/product?match=name&q=${encodeURIComponent(name)}`);
  const { data } = productPage.parse(json);
  expect(data.map(({ id, is_purchased }) => [id, is_purchased])).toEqual([
    [unsold, false],
    [sold, true],
  ]);
});

test("filters are or-ed within a parameter and and-ed between them", async () => {
  const path =
    "/api/product?categories[]=Men&categories[]=Women&sizes[]=M&status[]=Belum%20Terjual";
  const { data } = productPage.parse((await send("GET", path)).json);
  expect(data.length).toBeGreaterThan(0);
  for (const product of data) {
    expect(["Men", "Women"]).toContain(product.category);
    expect(product).toMatchObject({ is_purchased: false });
    // With a chart in a picture the details are the sizes.
    const { size, size_details: details } = product;
    expect(size === "See-Image" ? details.split(/,\s*/) : [size]).toContain("M");
  }
});

test("paging is bounded and tells how much there is", async () => {
  const { json } = await send("GET", "/api/product?page=2&per_page=5");
  expect(json.data).toHaveLength(5);
  const meta = pageMeta.parse(json.meta);
  expect(meta).toMatchObject({ page: 2, per_page: 5, last_page: Math.ceil(meta.total / 5) });
  expect((await send("GET", "/api/product?per_page=101")).status).toBe(422);
  expect((await send("GET", "/api/product?page=0")).status).toBe(422);
  expect((await send("GET", "/api/product?sort=random")).status).toBe(422);
});

test("sorting by price goes by price", async () => {
  const { json } = await send("GET", "/api/product?sort=price-asc&status[]=Belum%20Terjual");
  const prices = productPage.parse(json).data.map(({ price }) => Number(price));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("one product, its detail, and none", async () => {
  const id = await createProduct({ name: "Kemeja Truntum", price: 310_000 });
  const product = productView.parse((await send("GET", `/api/product/${id}`)).json.data);
  expect(product).toMatchObject({ id, name: "Kemeja Truntum", price: "310000", stock: 1 });
  const detail = await send("GET", `/api/product-detail/${id}`);
  expect(detail.json).toEqual({ product, link: null });
  expect((await send("GET", `/api/product/${ABSENT}`)).status).toBe(404);
  expect((await send("GET", "/api/product/1%27%20OR%201=1")).status).toBe(404);
});

test("a product's picture is served in every width, to be kept for good", async () => {
  // The oldest demo product. Other tests add and delete newer ones, which come first in the list.
  const { id } = await db().product.findFirstOrThrow({
    where: { image1: { not: null } },
    orderBy: { createdAt: "asc" },
  });
  const { product } = (await send("GET", `/api/product-detail/${id}`)).json;
  const path = productView.parse(product).image1 ?? "";
  for (const file of ["320.webp", "960.webp", "1600.webp", "160.avif", "720.avif", "1080.avif"]) {
    const { status, headers } = await send("GET", path.replace("960.webp", file));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(`image/${file.split(".")[1]}`);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect((await send("GET", path.replace("960", "961"))).status).toBe(404);
  expect((await send("GET", "/media/..%2f..%2fauth-secret/960.webp")).status).toBe(404);
});

test("home holds at most 8 products and 3 gallery items", async () => {
  const { json } = await send("GET", "/api/home");
  expect(json.data).toHaveLength(1);
  expect(json.data[0].product).toHaveLength(8);
  expect(json.data[0].gallery).toHaveLength(3);
});

test("unknown paths and methods answer in JSON", async () => {
  const unknown = await send("GET", "/api/nowhere");
  expect([unknown.status, unknown.json.message]).toEqual([404, "Path not found"]);
  for (const [method, path] of [
    ["PUT", "/api/nowhere"],
    ["POST", "/api/nowhere?_method=put"],
    ["GET", "/api"],
  ] as const) {
    expect((await send(method, path)).status, `${method} ${path}`).toBe(404);
  }
  const method = await send("DELETE", "/api/home");
  expect([method.status, method.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const override = await send("POST", "/api/home?_method=put");
  expect(override.status).toBe(400);
  expect((await send("GET", "/api/health/live")).status).toBe(200);
});
