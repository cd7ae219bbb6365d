import type { Page } from "@playwright/test";
import { makeGate } from "#tests/fakes/gate.ts";
import { DEMO_LIST, pathOf } from "./support/goods.ts";
import { expect, PHONE, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

// Bytes that a first visit loads (docs/decisions/098-page-weight.md). A bare Next app has 133 KiB of scripts,
// as gzip.

const KIB = 1024;
const BARE_SCRIPTS_KIB = 133;

/**
 * Loads a page with an empty cache. Returns the bytes of its HTML without styles, those of its scripts as
 * gzip, and the number of its style sheets.
 */
async function weigh(page: Page, path: string) {
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
    // With the script of product pages, which are fetched ahead, and the words of both languages.
    ["/home", { htmlKib: 68, scriptsKib: 35 }],
    ["/product", { htmlKib: 88, scriptsKib: 35 }],
    ["a product's page", { htmlKib: 78, scriptsKib: 35 }],
  ] as const) {
    test(name, async ({ page, request }) => {
      const path = name.startsWith("/") ? name : await pathOf(request);
      const { html, scripts, styleSheets } = await weigh(page, path);
      expect(styleSheets).toBe(0);
      expect(html).toBeGreaterThan(0);
      expect(html).toBeLessThan(most.htmlKib * KIB);
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThan((BARE_SCRIPTS_KIB + most.scriptsKib) * KIB);
    });
  }
});

test("lazy pictures wait for the page's first ones", async ({ page }) => {
  await page.setViewportSize(PHONE);
  // On a busy machine the loader's time-out (lib/cache/html/defer-scripts.ts) would pass meanwhile.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 2000 ? 0 : setTimeout(run, ms)) as typeof setTimeout;
  });
  const pictures = makeGate();
  const requested = new Set<string>();
  await page.route(
    ({ pathname }) => pathname.startsWith("/media/"),
    async (route) => {
      requested.add(keyOf(route.request().url()));
      await pictures.opened;
      await route.continue();
    },
  );
  // Other tests' products have no pictures.
  await page.goto(DEMO_LIST, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const sets = await page
    .locator("main li picture source[type]")
    .evaluateAll((sources) => sources.map((source) => (source as HTMLSourceElement).srcset));
  const keys = sets.map(keyOf);
  expect(keys.length).toBeGreaterThan(12);
  expect(requested).toContain(keys[0]);
  for (const key of keys.slice(8)) expect(requested).not.toContain(key);

  pictures.open();
  await expectAlive(page);
  await expect.poll(() => requested).toContain(keys[8]);
});

/** Returns the key in a picture's address, or in the first of a list. */
function keyOf(addresses: string): string {
  return /\/media\/([^/]+)/.exec(addresses)?.[1] ?? "";
}
