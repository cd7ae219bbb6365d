import type { Locator } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { buy } from "./support/purchase.ts";
import { ADMIN, expect, PHONE, signIn, test } from "./support/shop-test.ts";
import {
  expectAlive,
  expectAnsweredAtOnce,
  openOnSlowLine,
  slowDown,
  watchingHands,
} from "./support/slow-line.ts";

/** Expects the pressed link to be marked. */
const marked = (link: Locator) => () => expect(link.locator("[data-pending]")).toHaveCount(1);

test("a product's card answers at once, and the heading has focus", async ({ page, request }) => {
  const { name } = await (await adminOf(request)).createPiece(crypto.randomUUID().slice(0, 8));
  const list = `/product?q=${name}`;
  await openOnSlowLine(page, list);
  const card = page.locator('main a[href^="/product-detail/"]').first();
  await expectAnsweredAtOnce(page, card, async () => {
    await marked(card)();
    await expect(page.getByText("Loading page")).toBeAttached();
    await expect(page).toHaveURL(list);
  });
  await expect(page).toHaveURL(/\/product-detail\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("Loading page")).toHaveCount(0);
});

test("the phone's menu answers at once", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openOnSlowLine(page, "/faq");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAnsweredAtOnce(
    page,
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeFocused();
});

test("the icon of the cart answers at once", async ({ page }) => {
  await signInAsNewCustomer(page);
  await openOnSlowLine(page, "/terms-condition");
  const icon = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await expectAnsweredAtOnce(page, icon, marked(icon));
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeFocused();
});

test("an entry of the dashboard's sidebar answers at once, in its language", async ({ page }) => {
  await signIn(page, ADMIN);
  await openOnSlowLine(page, "/dashboard/gallery");
  const entry = page.getByRole("link", { name: "Kelola Pesanan" });
  await expectAnsweredAtOnce(page, entry, async () => {
    await marked(entry)();
    await expect(page.getByText("Memuat halaman")).toBeAttached();
  });
  await expect(page.getByRole("heading", { level: 1, name: "Kelola Pesanan" })).toBeFocused();
});

/** Notes, when the page is left, whether the bar was there. */
function noteAnswer(): void {
  addEventListener("pagehide", () => {
    const bar = document.querySelector("[data-progress-bar]");
    sessionStorage.setItem("answered", bar ? "yes" : "no");
  });
}

test("forms and links that load a document answer at once", async ({ page }) => {
  const answered = () => page.evaluate(() => sessionStorage.getItem("answered"));
  await page.addInitScript(noteAnswer);
  await openOnSlowLine(page, "/product");
  const field = page.getByRole("combobox", { name: "Search batik" });
  await field.fill("kawung");
  await field.press("Enter");
  await expect(page).toHaveURL(/q=kawung/);
  expect(await answered()).toBe("yes");
  await expectAlive(page);
  await page.getByRole("link", { name: "Remove filter “kawung”" }).click();
  await expect(page).toHaveURL(/\/product$/);
  expect(await answered()).toBe("yes");
});

test("each press of a purchase is answered at once", async ({ page, request }) => {
  // All answers of a whole purchase are held back.
  test.setTimeout(180_000);
  await signInAsNewCustomer(page);
  const shop = await adminOf(request);
  const piece = await shop.createPiece(`Kemeja Pelan ${crypto.randomUUID().slice(0, 8)}`);
  await slowDown(page);
  await buy(page, { piece, hands: watchingHands(page), look: () => expectAlive(page) });
});
