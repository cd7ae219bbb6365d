import type { Locator } from "@playwright/test";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { ADMIN, expect, PHONE, signIn, test } from "./support/shop-test.ts";
import { expectAnsweredAtOnce, openOnSlowLine, progressBar } from "./support/slow-line.ts";

/** Expects the pressed link to be marked. */
const marked = (link: Locator) => () => expect(link.locator("[data-pending]")).toHaveCount(1);

test("a product's card answers at once, and its page's heading has the focus", async ({ page }) => {
  await openOnSlowLine(page, "/home");
  const card = page.locator('main a[href^="/product-detail/"]').first();
  await expectAnsweredAtOnce(page, card, async () => {
    await marked(card)();
    await expect(page.getByText("Loading page")).toBeAttached();
    await expect(page).toHaveURL(/\/home$/);
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

test("a form that loads a document answers at once", async ({ page }) => {
  await openOnSlowLine(page, "/product");
  const field = page.getByRole("combobox", { name: "Search batik" });
  await field.fill("kawung");
  await expectAnsweredAtOnce(page, () => field.press("Enter", { noWaitAfter: true }));
  await expect(page).toHaveURL(/q=kawung/);
});

test("a link that loads a document answers at once, and a page brought back is done", async ({
  page,
}) => {
  await openOnSlowLine(page, "/product?q=kawung");
  const link = page.getByRole("link", { name: "Hapus Filter" }).first();
  await expectAnsweredAtOnce(page, link, async () => {
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(progressBar(page)).toHaveCount(0);
  });
});
