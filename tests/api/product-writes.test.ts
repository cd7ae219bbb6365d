import { expect, test } from "vitest";
import { makePicture } from "#tests/factories/picture.ts";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { multipart } from "./multipart.ts";
import { anAdmin } from "./people.ts";
import { type Answer, IS_PLAIN_NEXT, send } from "./shop-client.ts";

async function write(method: string, path: string, body: unknown): Promise<Answer> {
  return send(method, path, { token: await anAdmin(), body });
}

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

test.skipIf(IS_PLAIN_NEXT)(
  "a form with pictures is stopped where it is too large, and broken ones are 400",
  async () => {
    const huge = Buffer.concat([await makePicture(), Buffer.alloc(12 * 1024 * 1024)]);
    const other = await write("POST", "/api/product", multipart({ film: huge }));
    expect(other.status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`field${at}`, "x"]));
    expect((await write("POST", "/api/product", multipart(many))).status).toBe(400);
    const token = await anAdmin();
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
      const headers = { "content-type": type };
      const body = '--x\r\ncontent-disposition: form-data; name="image1"; filename="a"\r\n\r\nabc';
      expect((await send("POST", "/api/product", { token, body, headers })).status).toBe(400);
    }
  },
);
