import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { formatRupiah } from "#lib/money.ts";
import { NEWEST } from "#tests/factories/newest.ts";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin } from "./people.ts";
import { send } from "./shop-client.ts";

const BEFORE = 731_913;
const AFTER = 648_257;
const VISITORS = 4;

async function shows(path: string, price: number): Promise<boolean> {
  const { status, json } = await send("GET", path);
  expect(status, path).toBe(200);
  return json.includes(formatRupiah(price));
}

/**
 * Allows one stale answer: a visitor may have waited for a page that began to render before the
 * change.
 */
async function showsByTheSecond(path: string, price: number): Promise<boolean> {
  return (await shows(path, price)) || shows(path, price);
}

/**
 * Starts visitors who open the pages. Returns how to stop them, which returns the statuses they
 * got.
 */
function keepLooking(paths: string[]): () => Promise<number[]> {
  let open = true;
  const look = async (start: number) => {
    const statuses: number[] = [];
    for (let at = start; open; at += 1) {
      const { status } = await send("GET", paths[at % paths.length] ?? "/home");
      statuses.push(status);
    }
    return statuses;
  };
  const looks = Array.from({ length: VISITORS }, (_, start) => look(start));
  return async () => {
    open = false;
    return (await Promise.all(looks)).flat();
  };
}

test("an admin's price is on every page once it is saved, and nobody meets an error meanwhile", async () => {
  const id = await createProduct({ name: "Kemeja Ganti Harga" });
  await db().product.update({ where: { id }, data: { createdAt: NEWEST } });
  const token = await anAdmin();
  const change = (price: number) => send("PATCH", `/api/product/${id}`, { token, body: { price } });
  const pages = ["/home", "/product", `/product-detail/${id}`];
  try {
    expect((await change(BEFORE)).status).toBe(200);
    for (const path of pages) expect(await showsByTheSecond(path, BEFORE), path).toBe(true);

    const stopLooking = keepLooking([...pages, `/api/product/${id}`, "/product?q=ganti+harga"]);
    expect((await change(AFTER)).status).toBe(200);
    for (const path of pages) {
      expect(await showsByTheSecond(path, AFTER), path).toBe(true);
      expect(await shows(path, BEFORE), path).toBe(false);
    }
    const statuses = await stopLooking();
    expect(statuses.length).toBeGreaterThanOrEqual(VISITORS);
    expect(new Set(statuses)).toEqual(new Set([200]));
  } finally {
    await send("DELETE", `/api/product/${id}`, { token });
  }
});
