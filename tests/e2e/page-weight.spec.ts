import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

// Bytes that a first visit loads (docs/decisions/095-plain-links.md, docs/decisions/096-small-scripts.md). A
// bare Next app has 133 KiB of scripts, as gzip.

const KIB = 1024;
const BARE_SCRIPTS_KIB = 133;

type Weight = { html: number; scripts: number; styleSheets: number };

/**
 * Loads a page with an empty cache. Returns the bytes of its HTML without styles, those of its scripts as
 * gzip, and the number of its style sheets.
 */
async function weigh(page: Page, path: string): Promise<Weight> {
  const sizes: Promise<number>[] = [];
  let styleSheets = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "stylesheet") styleSheets += 1;
    if (response.request().resourceType() !== "script") return;
    sizes.push(
      response
        .finished()
        .then(() => response.request().sizes())
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const document = await page.goto(path, { waitUntil: "networkidle" });
  await expectAlive(page);
  const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const html = (await document?.text())?.replace(/<style>.*?<\/style>/s, "") ?? "";
  return { html: Buffer.byteLength(html), scripts, styleSheets };
}

test.describe("a first visit loads no more than", () => {
  for (const [name, most] of [
    ["/home", { htmlKib: 52, scriptsKib: 18 }],
    ["/product", { htmlKib: 70, scriptsKib: 25 }],
    ["a product's page", { htmlKib: 66, scriptsKib: 25 }],
  ] as const) {
    test(name, async ({ page, request }) => {
      const query = new URLSearchParams({ q: "Kemeja Kawung Wedelan", match: "name" });
      const [{ id }] = (await (await request.get(`/api/product?${query}`)).json()).data;
      const { html, scripts, styleSheets } = await weigh(
        page,
        name.startsWith("/") ? name : `/product-detail/${id}`,
      );
      expect(styleSheets).toBe(0);
      expect(html).toBeGreaterThan(0);
      expect(html).toBeLessThan(most.htmlKib * KIB);
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThan((BARE_SCRIPTS_KIB + most.scriptsKib) * KIB);
    });
  }
});

test("pictures far below the screen aren't loaded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/media/")) loaded.add(path.split("/")[2] ?? "");
  });
  await page.goto("/product", { waitUntil: "networkidle" });
  await expectAlive(page);
  const cards = page.locator("main li picture");
  const last = cards.last().locator("source").last();
  const key = (await last.getAttribute("srcset"))?.split("/")[2] ?? "";
  expect(await cards.count()).toBeGreaterThan(12);
  expect(loaded.size).toBeGreaterThan(0);
  expect(loaded).not.toContain(key);
});
