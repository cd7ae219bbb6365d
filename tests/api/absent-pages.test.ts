import { randomUUID } from "node:crypto";
import { get } from "node:http";
import { expect, test } from "vitest";
import { MISSING_PRODUCT } from "#lib/catalogue/missing-product.ts";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin } from "./people.ts";
import { type Answer, baseUrl, send } from "./shop-client.ts";

/** A rendered page has a body, and sent `location` twice. */
function expectUnrendered(answer: Answer, location: string): void {
  expect([answer.status, answer.headers.get("location"), answer.json]).toEqual([307, location, ""]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
}

test.each([
  ["a word", "/product-detail/nonsense"],
  ["the route's own name", "/product-detail/%5Bid%5D"],
  ["an id and more", `/product-detail/${randomUUID()};x`],
  ["broken UTF-8", "/product-detail/%ff"],
  ["an unknown id", `/product-detail/${randomUUID()}`],
])("a product's address with %s leads home without being rendered", async (_, path) => {
  expectUnrendered(await send("GET", path), MISSING_PRODUCT);
  expectUnrendered(await send("HEAD", path), MISSING_PRODUCT);
});

/** Returns each `location` of the answer by itself: fetch joins repeated headers. */
function listLocations(path: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    get(baseUrl() + path, (answer) => {
      answer.resume();
      const { rawHeaders: raw } = answer;
      resolve(raw.filter((_, index) => raw[index - 1]?.toLowerCase() === "location"));
    }).on("error", reject);
  });
}

test("an unknown product says once where it leads, at the first request and later", async () => {
  const path = `/product-detail/${randomUUID()}`;
  expect(await listLocations(path)).toEqual([MISSING_PRODUCT]);
  expect(await listLocations(path)).toEqual([MISSING_PRODUCT]);
});

test("a kept page leads home once its product is deleted", async () => {
  const id = await createProduct();
  expect((await send("GET", `/product-detail/${id}`)).status).toBe(200);
  const deletion = await send("DELETE", `/api/product/${id}`, { token: await anAdmin() });
  expect(deletion.status).toBe(200);
  expectUnrendered(await send("GET", `/product-detail/${id}`), MISSING_PRODUCT);
});

test("an id in capitals leads to the product's one page", async () => {
  const id = await createProduct();
  const answer = await send("GET", `/product-detail/${id.toUpperCase()}`);
  expectUnrendered(answer, `/product-detail/${id}`);
});

test.each(["/sitemaps/9999.xml", "/sitemaps/x.xml", "/media/a/b", "/nowhere", "/404", "/500"])(
  "%s is kept nowhere",
  async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await send("GET", path);
      expect([307, 404]).toContain(status);
      expect(headers.get("x-cache")).toBeNull();
    }
  },
);

test.each(["/sitemap.xml", "/robots.txt", "/manifest.webmanifest"])(
  "a refused write on %s isn't kept in its place",
  async (path) => {
    expect((await send("POST", path)).status).toBe(405);
    expect((await send("GET", path)).status).toBe(200);
  },
);
