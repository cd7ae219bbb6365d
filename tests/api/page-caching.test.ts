import { expect, test } from "vitest";
import { createProduct } from "#tests/factories/product.ts";
import { sendRaw } from "./contract/detours.ts";
import { send } from "./shop-client.ts";

const KEPT = [
  "/home",
  "/product",
  "/product?q=batik",
  "/product?categories[]=Men&sizes[]=M",
  "/galleries",
  "/faq",
  "/partial-events",
  "/sitemap.xml",
];
const PER_REQUEST = ["/auth/login", "/auth/register"];

async function expectAskedForAgain(path: string): Promise<void> {
  for (const turn of ["when it is made", "when it is kept"]) {
    const { headers } = await send("GET", path);
    expect(headers.get("cache-control"), turn).toBe("public, max-age=0, must-revalidate");
  }
}

test.each(KEPT)("whoever keeps %s asks again before he shows it", expectAskedForAgain);

test("so does whoever keeps a product's page, and is told in a word that it is as it was", async () => {
  const path = `/product-detail/${await createProduct()}`;
  await expectAskedForAgain(path);
  // Other tests change neighbouring products on this page, which changes its ETag.
  const askAgain = async () => {
    const etag = (await send("GET", path)).headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    return statusWhereKept(path, etag);
  };
  await expect.poll(askAgain).toBe(304);
  expect(await statusWhereKept(path, '"another"')).toBe(200);
});

/** Sends a conditional request like a browser. fetch would add `cache-control: no-cache`. */
async function statusWhereKept(path: string, etag: string): Promise<number> {
  return (await sendRaw("GET", path, { "if-none-match": etag }, "")).status;
}

test.each(PER_REQUEST)("nobody keeps %s", async (path) => {
  expect((await send("GET", path)).headers.get("cache-control")).toContain("no-store");
});

test.each(["/home", "/auth/login"])("nobody keeps prefetched parts of %s", async (path) => {
  const headers = {
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/_tree",
  };
  expect((await send("GET", path, { headers })).headers.get("cache-control")).toContain("no-store");
});
