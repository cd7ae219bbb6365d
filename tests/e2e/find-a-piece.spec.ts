import type { Locator } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from "./support/shop-test.ts";

const MOST = 500_000;

const priceOf = (text: string) => Number(/Rp\s([\d.]+)/.exec(text)?.[1]?.replaceAll(".", ""));

test.use({ viewport: PHONE });

test("a men's shirt in L under Rp 500.000 takes four taps from home", async ({ page }) => {
  await page.goto("/home", { waitUntil: "networkidle" });
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Men / })
    .click();
  await page.waitForURL("**/product?categories*");
  const quick = (list: string, name: string) =>
    page.getByRole("list", { name: list, exact: true }).getByRole("link", { name });
  await quick("Sizes", "L").first().click();
  await quick("Price", "Under Rp 250.000").or(quick("Price", "Rp 250.000–500.000")).first().click();
  const rest = quick("Price", "Rp 250.000–500.000");
  if ((await rest.getAttribute("aria-current")) !== "true") await rest.click();
  const cards = page.locator('main a[href^="/product-detail/"]');
  await expect(cards.filter({ hasText: "Kawung Uniform Shirt in Soga" })).toBeVisible();
  await expect(async () => {
    const texts = await cards.allInnerTexts();
    expect(texts.filter((text) => !text.includes("Men ·") || priceOf(text) >= MOST)).toEqual([]);
  }).toPass();
  await expectAccessible(page);
});

test("the list's own skip link leads to the pieces", async ({ page }) => {
  await page.goto("/product", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Skip to pieces" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#pieces a").first()).toBeFocused();
});

test("a search says what it read as a size and a price, and each can be dropped", async ({
  page,
}) => {
  await page.goto("/product?q=kemeja+L+di+bawah+500+ribu");
  const chosen = page.getByRole("list", { name: "Chosen filters" });
  await expect(chosen).toContainText("Size L");
  await expect(chosen).toContainText("Under Rp 500.000");
  await chosen.getByRole("link", { name: "Remove filter Size L" }).click();
  await expect(page).toHaveURL("/product?q=kemeja+di+bawah+500+ribu");
  await expect(chosen).not.toContainText("Size L");
});

/** Expects a price wholly on the first screen of a phone. */
async function expectPriceOnFirstScreen(price: Locator): Promise<void> {
  const box = await price.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
}

for (const path of ["/product", "/product?categories[]=Men&sizes[]=M&sizes[]=L&sizes[]=XL"]) {
  test(`the first screen of ${path} has a price`, async ({ page }) => {
    await page.goto(path);
    await expectPriceOnFirstScreen(page.locator("#pieces .card-price").first());
    await expectNoSidewaysScroll(page);
  });
}

test("the first screen of the home page has a price", async ({ page }) => {
  await page.goto("/home");
  await expectPriceOnFirstScreen(page.getByText(/^Pieces from Rp/));
});

test("six skeletons stand where the cards come, while the page has only begun to come", async ({
  page,
}) => {
  const boxes = (cards: Locator) =>
    cards.evaluateAll((found) =>
      found.slice(0, 2).map((card) => {
        const { x, width } = card.getBoundingClientRect();
        return { x, width };
      }),
    );
  const skeletons = page.locator(".card-skeletons li");
  await page.goto("/product");
  await expect(skeletons.first()).toBeHidden();
  const cards = await boxes(page.locator("#pieces li:has(.card)"));

  await page.route("**/product", async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/html", body: html.split('id="pieces"')[0] ?? "" });
  });
  await page.goto("/product");
  await expect(skeletons).toHaveCount(6);
  await expect(skeletons.first()).toBeInViewport();
  expect(await boxes(skeletons)).toEqual(cards);
});
