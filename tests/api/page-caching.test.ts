import { expect, test } from "vitest";
import { createProduct } from "#tests/factories/product.ts";
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

test("so does whoever keeps a product's page", async () => {
  await expectAskedForAgain(`/product-detail/${await createProduct()}`);
});

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
