import type { Page } from "@playwright/test";
import { adminOf, fillCart } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import { saveAddress, signInAsNewCustomer } from "./support/new-customer.ts";
import { expect, expectRefusal, expectWellMade, test } from "./support/shop-test.ts";

/** Looks at a page whose API answer is held back, and then lets it come. */
async function expectAccessibleWhileLoading(
  page: Page,
  { api, open }: { api: string; open: () => Promise<unknown> },
): Promise<void> {
  const answers = await holdBack(page, api);
  await open();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectWellMade(page);
  answers.open();
  await page.unrouteAll({ behavior: "wait" });
}

test("cart and checkout are accessible while they load", async ({ page, request }) => {
  await signInAsNewCustomer(page);
  const piece = await (await adminOf(request)).createPiece("Kemeja Menunggu");
  await fillCart(page, [piece]);
  await saveAddress(page, "Ibu Menunggu");
  await expectAccessibleWhileLoading(page, { api: "**/api/cart", open: () => page.goto("/cart") });
  await page.getByRole("link", { name: "Continue to Checkout" }).click();
  await expectAccessibleWhileLoading(page, {
    api: "**/api/shipping**",
    open: () => page.getByRole("button", { name: "Continue to Shipping" }).click(),
  });
  await expect(page.getByRole("radio", { name: /Regular/ })).toBeVisible();
});

test("the screen of a write to a page is accessible", async ({ page, strayErrors }) => {
  await page.goto("/faq");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("405 Method Not Allowed")).toBeVisible();
  await expectRefusal(strayErrors, 405);
  await expectWellMade(page);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});
