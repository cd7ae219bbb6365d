import type { Page } from "@playwright/test";
import { confirmOrder, goToPayment, startCheckout } from "./support/checkout.ts";
import { adminOf } from "./support/goods.ts";
import { atEachWidth, DESK, expect, expectNoSidewaysScroll, test } from "./support/shop-test.ts";

// The header, menu, icons and footer that the customer asked for on the pages of customers.

const TAGLINE = "made in Indonesia, cultured in batik since 2011";

const isDesk = (page: Page) => page.viewportSize()?.width === DESK.width;

async function expectHeader(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await expect(header.getByText(TAGLINE)).toBeVisible();
  for (const name of ["Cart", "Order history", "Profile"]) {
    await expect(header.getByRole("link", { name })).toBeVisible();
  }
  const menu = isDesk(page)
    ? header.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Batik" })
    : header.getByRole("button", { name: "Menu", exact: true });
  await expect(menu).toBeVisible();
}

/** Expects address, contact, sitemap and social links. On phones the last two unfold. */
async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Office")).toBeVisible();
  await expect(footer.getByRole("link", { name: /@/ })).toBeVisible();
  for (const [title, link] of [
    ["Sitemap", "Privacy"],
    ["Follow us", "Instagram"],
  ] as const) {
    const found = footer.getByRole("link", { name: link });
    if (!isDesk(page)) {
      await expect(found).toBeHidden();
      await footer.locator("summary", { hasText: title }).click();
    }
    await expect(found).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
}

test("log-in, register, code, reset, verified and undo have the shop's frame", async ({ page }) => {
  await atEachWidth(page, async () => {
    for (const path of [
      "/auth/login",
      "/auth/register",
      "/auth/otp/ani@pembeli.test?on-success-navigate-to=verify-email",
      "/auth/reset-password",
      "/auth/reset-password-form?email=ani%40pembeli.test&otp=12345678",
      "/auth/verify-email-success",
      "/auth/undo-email-change?token=unknown",
    ]) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
      await expectHeader(page);
      await expectFooter(page);
    }
  });
});

test("the checkout's steps have tagline and footer without the menu, and the order has all", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Berbingkai");
  await startCheckout(page, [piece]);
  await goToPayment(page);
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  await atEachWidth(page, async () => {
    for (const step of ["address", "shipping", "payment"]) {
      await page.goto(`/checkout/${step}`);
      await expect(page.getByText(TAGLINE)).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
      await expectFooter(page);
    }
  });
  await confirmOrder(page);
  await page.waitForURL("**/checkout-order/*");
  await atEachWidth(page, async () => {
    await page.reload();
    await expectHeader(page);
    await expectFooter(page);
  });
});
