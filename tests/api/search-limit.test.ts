import { expect, test } from "vitest";
import { send, somewhere } from "./shop-client.ts";

/** Searches that one address may send in a minute to one process. */
const MOST = 300;
const LANES = 8;

test("searches are limited by address: the API answers 429, the page keeps the words", async () => {
  const headers = { "x-forwarded-for": somewhere() };
  const search = () => send("GET", "/api/product?q=zqxwv&match=name&per_page=1", { headers });
  const statuses: number[] = [];
  async function lane(): Promise<void> {
    while (statuses.length < MOST) statuses.push((await search()).status);
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(statuses.slice(0, MOST - LANES).every((status) => status === 200)).toBe(true);
  // A busy machine may take more than a minute for all that.
  await expect.poll(async () => (await search()).status).toBe(429);

  const refused = await search();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.json).toEqual({
    message: "Too many attempts. Please try again later.",
    retry_after: expect.any(Number),
  });
  const page = await send("GET", "/product?q=kawung&sizes[]=M", { headers });
  expect(page.status).toBe(200);
  expect(page.json).toContain("The search is busy");
  expect(page.json).toContain("Results for “");
  expect(page.json).toContain('href="/product?sizes%5B%5D=M&amp;q=kawung"');

  // Lists without a search have a limit of their own, and so have other addresses.
  expect((await send("GET", "/api/product?sizes[]=M", { headers })).status).toBe(200);
  expect((await send("GET", "/product?sizes[]=M", { headers })).json).not.toContain("is busy");
  expect((await send("GET", "/api/product?q=kawung")).status).toBe(200);
});

test("a search of single letters says what it needs", async () => {
  const { json } = await send("GET", "/product?q=a+7");
  expect(json).toContain("A word needs at least two letters");
  expect((await send("GET", "/api/product?q=a+7")).json.meta.total).toBe(0);
});
