import type { Page } from "@playwright/test";
import { choosePlace } from "./choose-place.ts";
import { fillCart, type Piece } from "./goods.ts";
import { saveAddress, signInAsNewCustomer } from "./new-customer.ts";
import { fillIn } from "./shop-test.ts";

/** Fills in the checkout's address form. */
export async function typeAddress(page: Page): Promise<void> {
  await fillIn(page, {
    recipient: "Ibu Ratna",
    phone_number: "6281234567890",
    address: "Jalan Ibu Ratna No. 8",
  });
  await page.locator('main [name="description"]').fill("Pagar hijau");
  await choosePlace(page, "Province", "Jawa Barat");
  await choosePlace(page, "City", "Kota Bandung");
  await page.locator('[name="zip_code"]').fill("40131");
}

/**
 * Signs in a new customer with these products in the cart, and opens the address step. Addresses are saved
 * for the recipients.
 */
export async function startCheckout(
  page: Page,
  pieces: Piece[],
  recipients = ["Ani"],
): Promise<void> {
  await signInAsNewCustomer(page);
  for (const recipient of recipients) await saveAddress(page, recipient);
  await fillCart(page, pieces);
  await page.goto("/checkout/address");
}

/** Goes on from the shipping step with the Regular service. */
export async function chooseRegular(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /Regular/ }).check();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
}

/** Goes on from the address step with the address that is chosen there. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  await chooseRegular(page);
}

/** Places the order at the payment step. */
export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByRole("button", { name: "Yes, place the order" }).click();
}
