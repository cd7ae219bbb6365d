import type { Page } from "@playwright/test";
import { adminOf, pathOf } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { expect, test } from "./support/shop-test.ts";

/**
 * Returns the scripts in the order of their requests, and the first paint. Times are in ms since
 * navigation.
 */
function readLoading() {
  const scripts = performance
    .getEntriesByType("resource")
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "script")
    .map(({ name, startTime }) => ({ name, startTime }));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return { scripts, painted: paint?.startTime };
}

test("a cached page is painted before it asks for scripts", async ({ page, request }) => {
  // Nothing expires this page. The first visit renders it if necessary.
  await page.goto("/terms-condition");
  // Repeats a visit whose first paint took over 2 s: then the page no longer waits for it.
  await expect(async () => {
    await page.goto("/terms-condition");
    await expect
      .poll(async () => (await page.evaluate(readLoading)).scripts.length)
      .toBeGreaterThan(5);
    const { scripts, painted } = await page.evaluate(readLoading);
    for (const { name, startTime } of scripts) {
      expect(startTime, name).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
      const script = await (await request.get(name)).text();
      expect(script, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  }).toPass();
});

test.describe("before its scripts have come", () => {
  /** Opens a cached page. Holds its scripts back until the gate opens. */
  async function openWithoutScripts(page: Page, path: string) {
    await page.goto(path);
    const scripts = await holdBack(page, "**/_next/static/chunks/*.js");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return scripts;
  }

  test("a button that is pressed does its work once they are there", async ({ page, request }) => {
    const scripts = await openWithoutScripts(page, await pathOf(request));
    const second = page.getByRole("button", { name: "Show picture 2" });
    await second.click();
    scripts.open();
    await expect(second).toHaveAttribute("aria-current", "true");
  });

  test("so does the way into the cart", async ({ page, request }) => {
    const piece = await (await adminOf(request)).createPiece("Kemeja Terburu", { stock: 1 });
    await signInAsNewCustomer(page);
    const scripts = await openWithoutScripts(page, `/product-detail/${piece.id}`);
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).click();
    scripts.open();
    await expect(page.getByText("Successfuly Added Item To Cart").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
  });

  test("a search that is begun goes on, in its open panel", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = await openWithoutScripts(page, "/faq");
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
    const field = page.getByRole("combobox", { name: "Search batik" });
    await field.fill("kawung");
    scripts.open();
    await expect(page.getByRole("option").last()).toContainText("result");
    await expect(field).toHaveValue("kawung");
  });
});
