import type { Page } from "@playwright/test";
import { PATIENCE } from "#tests/setup/patience.ts";
import type { Piece } from "./goods.ts";
import type { Hands } from "./hands.ts";
import { expect as expectSoon } from "./shop-test.ts";

/** The bench runs without Playwright's configuration, which sets a timeout for tests. */
const expect = expectSoon.configure({ timeout: PATIENCE.timeout });

type Purchase = {
  piece: Piece;
  hands: Hands;
  /** Called in each state of each page. */
  look?: () => Promise<void>;
};

/**
 * Buys a product as a signed-in customer without an address, from the product's page to the order's. Finds
 * every control by role and name, as a screen reader does.
 */
export async function buy(page: Page, purchase: Purchase): Promise<void> {
  const look = purchase.look ?? (() => Promise.resolve());
  await chooseProduct(page, purchase, look);
  await giveAddress(page, purchase.hands, look);
  await chooseShipping(page, purchase.hands, look);
  await placeOrder(page, purchase.hands, look);
}

type Look = NonNullable<Purchase["look"]>;

async function chooseProduct(page: Page, { piece, hands }: Purchase, look: Look): Promise<void> {
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await look();

  await page.goto(`/product-detail/${piece.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece.name);
  await look();
  await hands.press(page.getByRole("button", { name: "Add to Cart" }).first());
  const inCart = page.getByRole("main").getByRole("link", { name: "In your cart" }).first();
  await expect(inCart).toBeVisible();
  await look();
  await hands.press(inCart);
  await expect(page.getByRole("link", { name: "Continue to Checkout" })).toBeVisible();
  await look();
  await hands.press(page.getByRole("link", { name: "Continue to Checkout" }));
}

async function giveAddress(page: Page, hands: Hands, look: Look): Promise<void> {
  const goOn = page.getByRole("button", { name: "Continue to Shipping" });
  await expect(goOn).toBeVisible();
  await look();
  await hands.press(goOn);
  await expect(page.getByText("This field can't be empty").first()).toBeVisible();
  await look();
  await hands.fill(page.getByRole("textbox", { name: "Recipient" }), "Ani Kusuma");
  await hands.fill(page.getByRole("textbox", { name: "Phone Number" }), "6281234567890");
  await hands.fill(page.getByRole("textbox", { name: "Address", exact: true }), "Jalan Braga 1");
  await hands.fill(page.getByRole("textbox", { name: "Landmark or house details" }), "Pagar hijau");
  await hands.choosePlace("Province", "Jawa Barat");
  await hands.choosePlace("City", "Kota Bandung");
  await hands.fill(page.getByRole("textbox", { name: "Zip Code" }), "40131");
  await hands.press(goOn);
}

async function chooseShipping(page: Page, hands: Hands, look: Look): Promise<void> {
  const goOn = page.getByRole("button", { name: "Continue to Payment" });
  const regular = page.getByRole("radio", { name: /Regular/ });
  await expect(regular).toBeVisible();
  await look();
  await hands.choose(regular);
  await hands.press(goOn);
}

async function placeOrder(page: Page, hands: Hands, look: Look): Promise<void> {
  const place = page.getByRole("button", { name: "Place Order" });
  await expect(place).toBeVisible();
  await look();
  await hands.press(place);
  const confirm = page.getByRole("button", { name: "Yes, place the order" });
  await expect(confirm).toBeVisible();
  await look();
  await hands.press(confirm);
  await expect(page.getByText("Waiting for Payment").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy account number" })).toBeVisible();
  await look();
}
