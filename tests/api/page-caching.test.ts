import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin } from "./people.ts";
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

test("an edit voids the product's page and those that show its card, and no other product's", async () => {
  // So the page's neighbours are these, which no other test changes.
  const motif = `Uji ${randomUUID()}`;
  const [id = "", neighbour = "", ...more] = await Promise.all(
    Array.from({ length: 5 }, () => createProduct({ motif })),
  );
  expect(more).toHaveLength(3);
  const stranger = await createProduct();
  const token = await anAdmin();
  const edit = async (edited: string, name: string) => {
    const answer = await send("PATCH", `/api/product/${edited}`, { token, body: { name } });
    expect(answer.status).toBe(200);
  };
  const look = async (name: string) => {
    const { headers, json } = await send("GET", `/product-detail/${id}`);
    return [headers.get("x-cache"), json.includes(name)];
  };
  expect(await look("Kemeja")).toEqual(["MISS", true]);
  expect(await look("Kemeja")).toEqual(["HIT", true]);
  await edit(stranger, "Kemeja Asing");
  expect(await look("Kemeja Asing")).toEqual(["HIT", false]);
  await edit(neighbour, "Kemeja Tetangga");
  expect(await look("Kemeja Tetangga")).toEqual(["MISS", true]);
  await edit(id, "Kemeja Sendiri");
  expect(await look("Kemeja Sendiri")).toEqual(["MISS", true]);
});
