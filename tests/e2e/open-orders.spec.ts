import { confirmOrder, goToPayment, typeAddress } from "./support/checkout.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { receiveCode } from "./support/mailbox.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { atEachWidth, expect, expectWellMade, test } from "./support/shop-test.ts";

const TOO_MANY = "Until your email is verified, one order may have at most 3 pieces.";

test("a customer cancels an unpaid order, after a question", async ({ page, request }) => {
  const shop = await adminOf(request);
  const piece = await shop.createPiece("Kemeja Uji Batal");
  await signInAsNewCustomer(page);
  const id = await orderPiece(page, piece);
  await page.goto(`/checkout-order/${id}`);
  await atEachWidth(page, async () => {
    await expect(page.getByRole("link", { name: "Follow this order" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  });
  await page.goto(`/order-history/${id}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expectWellMade(page);
  await dialog.getByRole("button", { name: "Yes, cancel it" }).click();

  await expect(page.getByText("You cancelled the order")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await shop.stockOf(piece)).toBe(1);

  // Nothing is said about a delivery that won't be.
  await expect(page.getByText("Delivery Tracking Number")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Address", exact: true })).toBeVisible();
  await page.goto(`/checkout-order/${id}`);
  await expect(page.getByRole("link", { name: "Order details" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Follow this order" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Delivery/ })).toHaveCount(0);
});

test("an unverified email's large order is told early", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uji Banyak", { stock: 4 });
  const email = await signInAsNewCustomer(page);
  await fillCart(page, [piece], 3);
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "Continue to Checkout" })).toBeVisible();
  await expect(page.getByText(TOO_MANY)).toHaveCount(0);
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expectWellMade(page);

  await page.getByRole("link", { name: "Continue to Checkout" }).click();
  await page.waitForURL("**/checkout/address");
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await typeAddress(page);
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page.locator('[name="otp"]')).toBeFocused();
  await page.locator('[name="otp"]').fill(await receiveCode(email));
  await expectWellMade(page);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page.getByText(TOO_MANY)).toHaveCount(0);
  await expect(page.locator('[name="recipient"]')).toHaveValue("Ibu Ratna");
  await expect(page.locator('[name="zip_code"]')).toHaveValue("40131");

  await goToPayment(page);
  await confirmOrder(page);
  await page.waitForURL("**/checkout-order/*");
});
