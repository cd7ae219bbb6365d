import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { ADMIN, expect, signInOnPage, test } from "./support/shop-test.ts";

const RESI = "JNE0099887766";

/** Finds a product in the catalogue and opens it, like a shopper. */
async function openPiece(page: Page, name: string): Promise<void> {
  await page.goto("/home");
  await page.getByRole("link", { name: "See the collection" }).click();
  await page.waitForURL("**/product");
  const field = page.getByRole("combobox", { name: "Search batik" });
  await field.fill(name);
  await field.press("Enter");
  await page.waitForURL("**/product?q=*");
  await page.locator('main a[href^="/product-detail/"]').filter({ hasText: name }).click();
  await page.waitForURL("**/product-detail/*");
}

async function payFor(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Continue to Checkout" }).click();
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  await page.getByRole("radio", { name: /Regular/ }).check();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByRole("button", { name: "Yes, place the order" }).click();
  await page.waitForURL("**/checkout-order/*");
  return page.url().split("/").at(-1) ?? "";
}

async function sendOff(page: Page, orderId: string): Promise<void> {
  await page.goto(`/dashboard/orders-detail/${orderId}`);
  await signInOnPage(page, ADMIN);
  await page.waitForURL(`**/dashboard/orders-detail/${orderId}`);
  await page.locator('[name="resi"]').fill(RESI);
  await page.getByRole("button", { name: "Simpan Resi" }).click();
  await expect(page.getByRole("button", { name: "Salin resi" })).toBeVisible();
  for (const status of ["Payment Confirm", "In Delivery"]) {
    await page.locator('[name="status"]').selectOption(status);
    await page.getByRole("button", { name: "Simpan Status" }).click();
    await expect(
      page.getByRole("main").getByRole("listitem").filter({ hasText: status }),
    ).toBeVisible();
  }
}

test("a shopper buys a piece, the admin sends it off, the shopper sees the resi", async ({
  page,
  request,
  openAnother,
}) => {
  await signInOnPage(page, "sari@sekarbatik.test");
  // A product of the test's own, because other tests buy at the same time.
  const { name } = await (await adminOf(request)).createPiece(
    `Kemeja Jual ${randomUUID().slice(0, 8)}`,
  );
  await openPiece(page, name);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText(name);

  const orderId = await payFor(page);
  await expect(page.getByText("Waiting for Payment")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy account number" })).toBeVisible();
  const orderNumber = await page
    .getByText(/^SB\d{6}/)
    .first()
    .innerText();

  await sendOff(await openAnother(), orderId);

  await page.goto("/order-history");
  await page
    .getByRole("link", { name: new RegExp(orderNumber) })
    .first()
    .click();
  await expect(page.getByText(RESI)).toBeVisible();
  await expect(page.getByText("In Delivery").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Track it on JNE's website" })).toBeVisible();
});
