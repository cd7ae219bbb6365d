import type { APIRequestContext, Page } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import {
  atEachWidth,
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRefusal,
  PHONE,
  test,
} from "./support/shop-test.ts";

test.use({ viewport: DESK });

const status = (page: Page) => page.getByRole("main").getByRole("status");
const cards = (page: Page) => page.locator('main a[href^="/product-detail/"]');
const box = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });
const products = (page: Page) => page.getByRole("region", { name: "Products" });

/** Creates three products that only a search for the returned word finds. */
async function createGoods(request: APIRequestContext): Promise<string> {
  const admin = await adminOf(request);
  const word = `saring${crypto.randomUUID().slice(0, 8)}`;
  await admin.createPiece(`Kemeja ${word}`, { price: 500_000 });
  await admin.createPiece(`Hem ${word}`, { size: "L", price: 300_000 });
  await admin.createPiece(`Blus ${word}`, { category: "Women", size: "S", price: 400_000 });
  return word;
}

test("a tick acts at once: focus and place stay, the address follows", async ({ page }) => {
  await page.goto("/product", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Show results" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Clear filters" })).toHaveCount(0);
  const all = await status(page).textContent();
  const announcer = await status(page).elementHandle();
  const cloth = box(page, /^Batik Cloth/);
  await cloth.focus();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/product?categories%5B%5D=Batik+Cloth");
  await expect(products(page).getByText("Men ·")).toHaveCount(0);
  await expect(cards(page).first()).toContainText("Batik Cloth");
  await expect(status(page)).toHaveText(/\d+ pieces?$/);
  expect(await announcer?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(cloth).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(chips(page).getByRole("link")).toHaveText([
    "Remove filter Batik Cloth",
    "Clear filters",
  ]);

  await page.getByLabel("Sort by").selectOption("Price, low to high");
  await expect(page).toHaveURL("/product?categories%5B%5D=Batik+Cloth&sort=price-asc");
  await page.goBack();
  await expect(page).toHaveURL("/product?categories%5B%5D=Batik+Cloth");
  await expect(page.getByLabel("Sort by")).toHaveValue("");
  await expect(cloth).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/product");
  await expect(cloth).not.toBeChecked();
  await expect(status(page)).toHaveText(all ?? "");
  await page.goForward();
  await expect(cloth).toBeChecked();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/product");
  await expect(cloth).not.toBeChecked();
  await expect(products(page)).toBeFocused();
});

test("a filtered list is there again after a look at a product", async ({ page }) => {
  await page.goto("/product", { waitUntil: "networkidle" });
  await box(page, /^Batik Cloth/).check();
  await expect(products(page).getByText("Men ·")).toHaveCount(0);
  const count = await status(page).textContent();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/product-detail\//);
  await page.goBack();
  await expect(box(page, /^Batik Cloth/)).toBeChecked();
  await expect(status(page)).toHaveText(count ?? "");
  await expect(page).toHaveURL("/product?categories%5B%5D=Batik+Cloth");
  await page.reload({ waitUntil: "networkidle" });
  await expect(status(page)).toHaveText(count ?? "");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Batik" }).click();
  await expect(page).toHaveURL("/product");
  await expect(box(page, /^Batik Cloth/)).not.toBeChecked();
});

test("each choice says how many pieces it gives, and gives as many", async ({ page, request }) => {
  const word = await createGoods(request);
  await page.goto(`/product?q=${word}`, { waitUntil: "networkidle" });
  await expect(status(page)).toHaveText("3 pieces");
  for (const name of ["Men (2)", "Women (1)", "Batik Cloth (0)", "S (1)", "M (1)", "3XL (0)"]) {
    await expect(page.getByRole("checkbox", { name, exact: true })).toBeVisible();
  }
  await box(page, /^Men/).check();
  await expect(status(page)).toHaveText("2 pieces");
  await expect(cards(page)).toHaveCount(2);
  await expect(box(page, "Women (1)")).toBeVisible();
  await expect(box(page, /^S \(0\)/)).toBeEnabled();
  await box(page, /^L \(1\)/).check();
  await expect(status(page)).toHaveText("1 piece");
  await expect(cards(page)).toHaveText([/Hem/]);
  await chips(page).getByRole("link", { name: "Remove filter Men" }).click();
  await expect(page).toHaveURL(`/product?sizes%5B%5D=L&q=${word}`);
  await expect(box(page, /^Men/)).not.toBeChecked();

  await box(page, "Batik Cloth (0)").check();
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await products(page).getByRole("link", { name: "Clear filters" }).last().click();
  await expect(status(page)).toHaveText("3 pieces");
});

test("of two quick ticks the last wins, and it shows at once", async ({ page, request }) => {
  const word = await createGoods(request);
  await page.goto(`/product?q=${word}`, { waitUntil: "networkidle" });
  const first = await holdBack(
    page,
    ({ pathname, searchParams }) => pathname === "/api/product" && !searchParams.has("sizes[]"),
  );
  await box(page, /^Men/).check();
  await expect(status(page)).toHaveText("Updating …");
  await expect(products(page).locator("[aria-busy=true]")).toBeVisible();
  await atEachWidth(page, () => expectAccessible(page));
  await page.setViewportSize(DESK);
  const givenUp = page.waitForEvent("requestfailed", (failed) => failed.url().includes(word));
  await box(page, /^M \(/).check();
  await givenUp;
  await expect(status(page)).toHaveText("1 piece");
  first.open();
  await expect(cards(page)).toHaveText([/Kemeja/]);
  await expect(page).toHaveURL(`/product?categories%5B%5D=Men&sizes%5B%5D=M&q=${word}`);
});

test("a search that is refused keeps the choice and says so", async ({ page, strayErrors }) => {
  await page.goto("/product?q=kawung", { waitUntil: "networkidle" });
  await page.route("**/api/product?**", (route) =>
    route.fulfill({ status: 429, json: { message: "Too many attempts." } }),
  );
  await box(page, /^Women/).check();
  await expect(page.getByRole("heading", { name: "The search is busy" })).toBeVisible();
  await expect(box(page, /^Women/)).toBeChecked();
  await expectAccessible(page);
  await expectRefusal(strayErrors, 429);
  await page.unrouteAll();
  await page.getByRole("link", { name: "Search again" }).click();
  await expect(status(page)).toHaveText(/\d+ pieces?$/);
  await expect(box(page, /^Women/)).toBeChecked();
});

test("a tick before the scripts have come counts once they have", async ({ page }) => {
  await page.goto("/product");
  const scripts = await holdBack(page, "**/_next/static/chunks/*.js");
  await page.goto("/product", { waitUntil: "domcontentloaded" });
  await box(page, /^Batik Cloth/).check();
  await page.getByLabel("Sort by").selectOption("Price, high to low");
  scripts.open();
  await expect(page).toHaveURL("/product?categories%5B%5D=Batik+Cloth&sort=price-desc");
  await expect(products(page).getByText("Men ·")).toHaveCount(0);
  await expect(box(page, /^Batik Cloth/)).toBeChecked();
});

test("on phones the panel counts filters and leads to the results", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/product", { waitUntil: "networkidle" });
  const summary = page.locator("main summary");
  await expect(summary).toHaveText("Filter and sort");
  await summary.click();
  await box(page, /^Women/).check();
  await box(page, /^M \(/).check();
  await expect(summary).toHaveText("Filter and sort · 2 chosen");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^See \d+ pieces?$/ }).click();
  await expect(box(page, /^Women/)).toBeHidden();
  await expect(products(page)).toBeFocused();
  await expect(status(page)).toBeInViewport();
});

test("on phones all filters are dropped by one press, however many there are", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const sizes = ["S", "M", "L", "XL"].map((size) => `sizes%5B%5D=${size}`).join("&");
  await page.goto(`/product?categories%5B%5D=Batik+Cloth&categories%5B%5D=Women&${sizes}`);
  const clear = chips(page).getByRole("link", { name: "Clear filters" });
  await expect(clear).toBeInViewport({ ratio: 1 });
  await clear.click();
  await expect(page).toHaveURL("/product");
});

test("without scripts a button sends the choice", async ({ openAnother, request }) => {
  const word = await createGoods(request);
  const page = await openAnother({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`/product?q=${word}`);
  await page.getByText("Filter and sort").click();
  await box(page, "Men (2)").check();
  await page.getByLabel("Sort by").selectOption("Price, low to high");
  await expect(page.getByRole("button", { name: /^See/ })).toBeHidden();
  await page.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(`/product?q=${word}&sort=price-asc&categories%5B%5D=Men`);
  await expect(status(page)).toHaveText("2 pieces");
  await expect(cards(page)).toHaveText([/Hem/, /Kemeja/]);
  await chips(page).getByRole("link", { name: "Remove filter Men" }).click();
  await expect(status(page)).toHaveText("3 pieces");
});
