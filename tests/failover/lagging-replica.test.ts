import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { NEWEST } from "#tests/factories/newest.ts";
import { createProduct } from "#tests/factories/product.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { signIn } from "../api/people.ts";
import { sendOnce } from "../api/shop-client.ts";
import { control } from "./control.ts";

const NAME = "Kain Tertinggal";
const FIRST_PRICE = 731_913;

/** A slow replica is left alone for ten seconds, so a busy machine needs several tries. */
const SEVERAL_TRIES = { timeout: 120_000, interval: 1_000 };

/** Newest first, and unsold ones before the others. */
const LISTS = ["/api/product?per_page=1", "/api/product?q=tertinggal"];

afterAll(() => control("/replicas/release"));

test("while replicas lag, the API's lists show what was; every page and the cart show what is", async () => {
  const id = await createProduct({ name: NAME, price: FIRST_PRICE });
  await db().product.update({ where: { id }, data: { createdAt: NEWEST } });
  const admin = await signIn("admin");
  const customer = await signIn();
  const search = "/product?q=tertinggal";
  const pages = ["/home", "/product", search, `/product-detail/${id}`, `/api/product/${id}`];
  let price = FIRST_PRICE;
  const change = async () => {
    price += 1;
    const { status } = await sendOnce("PATCH", `/api/product/${id}`, {
      token: admin,
      body: { price },
    });
    expect(status).toBe(200);
  };
  await change();
  for (const path of [...pages, ...LISTS]) await untilShown(path, price);

  for (const path of LISTS) {
    const isBehind = async () => {
      // A replica that Patroni starts again shows changes again.
      await control("/replicas/hold");
      await change();
      return !(await shows(path, price));
    };
    await expect.poll(isBehind, { ...SEVERAL_TRIES, message: path }).toBe(true);
  }
  for (const path of pages) await untilShown(path, price);
  await sendOnce("POST", `/api/cart/${id}`, { token: customer });
  const { json } = await sendOnce("GET", "/api/cart", { token: customer });
  expect(JSON.stringify(json)).toContain(String(price));

  await control("/replicas/release");
  for (const path of [...pages, ...LISTS]) await untilShown(path, price);
});

/** Returns whether a page or an answer names the price. */
async function shows(path: string, price: number): Promise<boolean> {
  const { status, json } = await sendOnce("GET", path);
  expect(status, path).toBe(200);
  return typeof json === "string"
    ? json.includes(formatRupiah(price))
    : JSON.stringify(json).includes(String(price));
}

const untilShown = (path: string, price: number) =>
  expect.poll(() => shows(path, price), { ...PATIENCE, message: path }).toBe(true);
