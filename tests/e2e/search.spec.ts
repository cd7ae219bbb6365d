import type { Page } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import {
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWellMade,
  PHONE,
  test,
} from "./support/shop-test.ts";

const DEBOUNCE_MS = 300;

/** Focuses the search field and returns it. On phones, opens its panel first. */
async function openSearch(page: Page) {
  const button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  if (await button.isVisible()) await button.click();
  const field = page.getByRole("combobox", { name: "Search batik" });
  await field.click();
  return field;
}

function options(page: Page) {
  return page.getByRole("listbox", { name: "Pieces found" }).getByRole("option");
}

for (const viewport of [PHONE, DESK]) {
  test(`results come while one types at ${viewport.width} px, and are gone through by keys`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const word = `cari${crypto.randomUUID().slice(0, 8)}`;
    const admin = await adminOf(request);
    const piece = await admin.createPiece(`Selendang ${word}`, { price: 412_000 });
    await admin.createPiece(`Kemeja ${word}`);
    await page.goto("/faq", { waitUntil: "networkidle" });
    const field = await openSearch(page);
    await field.pressSequentially(`selendang ${word}`);
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toContainText(piece.name);
    await expect(options(page).first()).toContainText("412.000");
    await expect(options(page).last()).toHaveText("See the result");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await field.fill(word);
    await expect(options(page).last()).toHaveText("See all 2 results");
    await expect(options(page)).toHaveCount(3);
    await field.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowDown");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await field.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field).toHaveValue(word);
    await expect(field).toBeFocused();

    await field.press("ArrowDown");
    const chosen = options(page).and(page.getByRole("option", { selected: true }));
    const name = await chosen.locator('[lang="id"]').first().textContent();
    await expect(field).toHaveAttribute("aria-activedescendant", /-0$/);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/product-detail\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await expect(options(page)).toHaveCount(0);
  });
}

test("it works without scripts", async ({ openAnother }) => {
  const page = await openAnother({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto("/home");
  const field = await openSearch(page);
  await field.fill("truntum");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/product\?q=truntum$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “truntum”");
  const cards = page.locator('main a[href^="/product-detail/"]');
  await expect(cards.first()).toContainText("Truntum");
});

test("all results: words stay with filters, nothing is indexed", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/home");
  const field = await openSearch(page);
  await field.fill("kawung");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/product\?q=kawung$/);
  await expect(page).toHaveTitle("“kawung” — Sekar Batik");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “kawung”");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/\d+ pieces/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/product$/);
  await expect(await openSearch(page)).toHaveValue("kawung");
  await page.keyboard.press("Escape");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByText("Filter and sort").click();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByLabel("Sort by")).toHaveValue("");
  await page.getByRole("checkbox", { name: "Women" }).check();
  await expect(page).toHaveURL("/product?categories%5B%5D=Women&q=kawung");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/product\?q=kawung$/);
  const chips = page.getByRole("list", { name: "Chosen filters" });
  await chips.getByRole("link", { name: "Remove filter “kawung”" }).click();
  await expect(page).toHaveURL(/\/product$/);
});

test("on phones a cross clears the text, and a word closes the search", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/faq");
  const field = await openSearch(page);
  const clear = page.getByRole("button", { name: "Clear the text" });
  await expect(clear).toHaveCount(0);
  await field.fill("kawung");
  await clear.click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Cancel search" }).click();
  await expect(field).toBeHidden();
});

test("a mistyped word and one that finds nothing", async ({ page }) => {
  await page.goto("/product?q=kawnug");
  await expect(page.getByText("These pieces come closest.")).toBeVisible();
  const cards = page.locator('main a[href^="/product-detail/"]');
  await expect(cards.first()).toContainText("Kawung");

  await page.goto("/product?q=zqxwvj");
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See all batik" })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("list", { name: "Suggestions" }).getByRole("link").first().click();
  await expect(cards.first()).toBeVisible();

  const field = await openSearch(page);
  await field.fill("zqxwvj");
  await expect(page.getByText("No pieces found for “zqxwvj”.")).toBeVisible();
});

test("typing asks once it pauses, and a sold piece says so", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/product") asked.push(url.searchParams.get("q") ?? "");
  });
  await page.goto("/faq", { waitUntil: "networkidle" });
  // Loaded last, after hydration.
  await expect(page.locator("#last-toast")).toBeAttached();
  // Stops the clock, so that the machine's typing speed doesn't matter.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const part = await holdBack(page, "**/_next/static/chunks/**");
  const partComes = page.waitForRequest("**/_next/static/chunks/**");
  const field = await openSearch(page);
  await partComes;
  async function type(letters: string) {
    for (const letter of letters) {
      await field.press(letter);
      await page.clock.runFor(DEBOUNCE_MS - 1);
    }
  }

  await type("las");
  part.open();
  await expect(page.getByRole("search").getByRole("status")).toBeAttached();
  await type("em");
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  const sold = options(page).filter({ hasText: "Sekar Jagad Cloth from Lasem" });
  await expect(sold).toContainText("Terjual");
  expect(asked).toEqual(["lasem"]);
  expect(await options(page).count()).toBeLessThanOrEqual(7);
});
