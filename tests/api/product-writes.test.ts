import { expect, test } from "vitest";
import { productView } from "#lib/catalogue/schema.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { type FormFields, multipart } from "./multipart.ts";
import { anAdmin, signIn } from "./people.ts";
import { type Answer, send } from "./shop-client.ts";

const ABSENT = "00000000-0000-4000-8000-000000000000";
const EMPTY = ["This field can't be empty"];

let admin = "";
async function asAdmin(): Promise<string> {
  admin ||= await anAdmin();
  return admin;
}

async function write(method: string, path: string, body: unknown): Promise<Answer> {
  return send(method, path, { token: await asAdmin(), body });
}

const patch = (id: string, fields: FormFields) =>
  write("POST", `/api/product/${id}?_method=patch`, multipart(fields));

test("a product comes by multipart with its pictures, urlencoded and as JSON", async () => {
  const image1 = await makePicture();
  const bodies = [
    multipart({ ...PRODUCT_FORM, image1 }),
    new URLSearchParams(PRODUCT_FORM),
    { ...PRODUCT_FORM, price: 450_000, stock: 10, weight: 250 },
  ];
  for (const body of bodies) {
    const { status, json } = await write("POST", "/api/product", body);
    expect(status, JSON.stringify(json)).toBe(201);
    const product = productView.parse(json.data);
    expect(product).toMatchObject({ ...PRODUCT_FORM, price: "450000", stock: 10, weight: 250 });
    expect((await send("GET", `/api/product/${product.id}`)).json.data).toEqual(product);
  }
});

test("a picture is served as WebP and AVIF under a random name", async () => {
  const image1 = await makePicture({ width: 800, height: 1000, format: "png" });
  const { json } = await write("POST", "/api/product", multipart({ ...PRODUCT_FORM, image1 }));
  expect(json.data.image1).toMatch(/^\/media\/[0-9a-f]{24}\/960\.webp$/);
  for (const [file, type] of [
    ["960.webp", "webp"],
    ["720.avif", "avif"],
  ]) {
    const path = json.data.image1.replace("960.webp", file);
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await send(method, path);
      expect([status, headers.get("content-type")]).toEqual([200, `image/${type}`]);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const etag = headers.get("etag") ?? "";
      expect((await send(method, path, { headers: { "if-none-match": etag } })).status).toBe(304);
    }
  }
});

test("a picture that isn't there is 404, and nobody keeps that", async () => {
  const key = "0".repeat(24);
  for (const path of [`${key}/960.webp`, `${key}/961.webp`, "..%2f..%2fauth-secret/960.webp"]) {
    const { status, headers } = await send("GET", `/media/${path}`);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

test("each field says what is wrong with it, in one answer", async () => {
  const empty = await write("POST", "/api/product", multipart({ category: "Women" }));
  expect(empty.status).toBe(422);
  expect(empty.json.errors).toEqual({
    name: EMPTY,
    price: EMPTY,
    stock: EMPTY,
    weight: EMPTY,
    description: EMPTY,
    care_instructions: EMPTY,
    size: ["Ukuran harus dipilih"],
  });
  const wrong = { price: "0", stock: "-1", weight: "1,5", category: "Shoes", image1: "foto.jpg" };
  const { status, json } = await write("POST", "/api/product", { ...PRODUCT_FORM, ...wrong });
  expect(status).toBe(422);
  expect(Object.keys(json.errors).toSorted()).toEqual(Object.keys(wrong).toSorted());
});

test("a file that is no picture, and one beyond 2 MB, are refused on their slots", async () => {
  const image3 = Buffer.concat([await makePicture(), Buffer.alloc(2 * 1024 * 1024)]);
  const image1 = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const { status, json } = await write(
    "POST",
    "/api/product",
    multipart({ ...PRODUCT_FORM, price: "", image1, image3 }),
  );
  expect(status).toBe(422);
  expect(json.errors).toEqual({
    price: EMPTY,
    image1: ["File harus berbentuk gambar"],
    image3: ["Ukuran gambar tidak boleh melebihi 2MB"],
  });
});

test("a form with pictures is stopped where it is too large, and broken ones are 400", async () => {
  const huge = Buffer.concat([await makePicture(), Buffer.alloc(12 * 1024 * 1024)]);
  const stopped = await write("POST", "/api/product", multipart({ image2: huge, ...PRODUCT_FORM }));
  expect(stopped.status).toBe(422);
  expect(stopped.json.errors).toEqual({ image2: ["Ukuran gambar tidak boleh melebihi 2MB"] });
  const other = await write("POST", "/api/product", multipart({ film: huge }));
  expect(other.status).toBe(413);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field${at}`, "x"]));
  expect((await write("POST", "/api/product", multipart(many))).status).toBe(413);
  const token = await asAdmin();
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    const headers = { "content-type": type };
    const body = '--x\r\ncontent-disposition: form-data; name="image1"; filename="a"\r\n\r\nabc';
    expect((await send("POST", "/api/product", { token, body, headers })).status).toBe(400);
  }
});

test("a patch changes what it names, by POST and natively, in each encoding", async () => {
  const id = await createProduct({ stock: 4 });
  const before = productView.parse((await send("GET", `/api/product/${id}`)).json.data);
  const first = await patch(id, { price: "1.250.000" });
  expect(first.status).toBe(200);
  const second = await write("PATCH", `/api/product/${id}`, { weight: 300 });
  const form = new URLSearchParams({ name: "Kemeja Baru" });
  const third = await write("POST", `/api/product/${id}?_method=patch`, form);
  expect([second.status, third.status]).toEqual([200, 200]);
  const after = productView.parse(third.json.data);
  expect(after).toEqual({
    ...before,
    price: "1250000",
    weight: 300,
    name: "Kemeja Baru",
    updated_at: after.updated_at,
  });
});

test("an image field absent keeps, a file replaces, empty removes", async () => {
  const id = await createProduct();
  const image1 = await makePicture();
  const put = await patch(id, { image1, image2: image1 });
  const kept = await patch(id, { name: "Kemeja Lain" });
  expect(kept.json.data).toMatchObject({ image1: put.json.data.image1 });
  const replaced = await patch(id, { image1 });
  expect(replaced.json.data.image1).not.toBe(put.json.data.image1);
  expect(replaced.json.data.image2).toBe(put.json.data.image2);
  const removed = await patch(id, { image1: "" });
  expect(removed.json.data).toMatchObject({ image1: null, image2: put.json.data.image2 });
});

test("a stock that has moved meanwhile is 409 with the fresh figure", async () => {
  const id = await createProduct({ stock: 7 });
  const { status, json } = await patch(id, { stock: "12", stock_seen: "10", price: "1" });
  expect([status, json.stock]).toEqual([409, 7]);
  expect((await send("GET", `/api/product/${id}`)).json.data.price).toBe("450000");
  expect((await patch(id, { stock: "12", stock_seen: "7" })).json.data.stock).toBe(12);
});

test("a deleted product is 404 for everybody; the catalogue doesn't list it", async () => {
  for (const [method, suffix] of [
    ["POST", "?_method=delete"],
    ["DELETE", ""],
  ] as const) {
    const id = await createProduct({ name: `Hapus ${method}` });
    expect((await write(method, `/api/product/${id}${suffix}`, undefined)).status).toBe(200);
    expect((await send("GET", `/api/product/${id}`)).status).toBe(404);
    expect((await send("GET", `/product-detail/${id}`)).status).not.toBe(200);
    expect((await send("GET", `/api/product?match=name&q=Hapus%20${method}`)).json.data).toEqual(
      [],
    );
    expect((await write(method, `/api/product/${id}${suffix}`, undefined)).status).toBe(404);
    expect((await patch(id, { name: "Lain" })).status).toBe(404);
  }
  expect((await write("DELETE", `/api/product/${ABSENT}`, undefined)).status).toBe(404);
});

test("visitors and customers write nothing", async () => {
  const id = await createProduct();
  const customer = await signIn();
  const calls = [
    ["POST", "/api/product", PRODUCT_FORM],
    ["POST", `/api/product/${id}?_method=patch`, { name: "Lain" }],
    ["PATCH", `/api/product/${id}`, { name: "Lain" }],
    ["POST", `/api/product/${id}?_method=delete`, undefined],
    ["DELETE", `/api/product/${id}`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await send(method, path, { body })).status).toBe(401);
    expect((await send(method, path, { body, token: customer })).status).toBe(403);
  }
  expect((await send("GET", `/api/product/${id}`)).json.data.name).toBe("Kemeja Kawung");
});

test("the public page shows an edit at once", async () => {
  const id = await createProduct({ name: "Kemeja Lama" });
  expect((await send("GET", `/product-detail/${id}`)).json).toContain("Kemeja Lama");
  await patch(id, { name: "Kemeja Sesudah Disunting" });
  expect((await send("GET", `/product-detail/${id}`)).json).toContain("Kemeja Sesudah Disunting");
});
