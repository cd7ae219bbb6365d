import type { Page } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { expect, test } from "./support/shop-test.ts";

/** A demo product that no test sells, with several pictures and a size chart. */
const DEMO_PIECE = "Kemeja Kawung Wedelan";

async function openDemoPiece(page: Page): Promise<void> {
  const query = new URLSearchParams({ q: DEMO_PIECE, match: "name" });
  const found = await page.request.get(`/api/product?${query}`);
  const [{ id }] = (await found.json()).data;
  await page.goto(`/product-detail/${id}`);
}

/** Returns a picture of the carousel. It shows one at a time, and the others are out of view. */
function picture(page: Page, number: number) {
  return page.getByRole("button", { name: new RegExp(`picture ${number} of \\d.*enlarge`) });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("pictures are gone through by thumbnail, by arrow key and enlarged", async ({ page }) => {
      await openDemoPiece(page);
      await expect(picture(page, 1)).toBeInViewport();
      await page.getByRole("button", { name: "Show picture 2" }).click();
      await expect(picture(page, 2)).toBeInViewport();
      await expect(picture(page, 1)).not.toBeInViewport();
      await expect(page.getByRole("button", { name: "Show picture 2" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.keyboard.press("ArrowLeft");
      await expect(picture(page, 1)).toBeInViewport();
      await expect(page.getByRole("button", { name: "Show picture 1" })).toHaveAttribute(
        "aria-current",
        "true",
      );

      await picture(page, 1).click();
      const dialog = page.getByRole("dialog", { name: DEMO_PIECE });
      await expect(dialog.getByText(/^1 \/ \d$/)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByText(/^2 \/ \d$/)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  });
}

test("the size chart is a table in centimetres that says how to measure", async ({ page }) => {
  await openDemoPiece(page);
  const table = page.getByRole("table", { name: /in centimetres/ });
  await expect(table.getByRole("columnheader")).toHaveText([/^Size/, "cm", "How to measure"]);
  for (const field of ["shoulder", "chest", "reguler", "length"]) {
    const row = table.getByRole("row").filter({ hasText: new RegExp(field, "i") });
    await expect(row.first().getByRole("cell").first()).toHaveText(/^\d+(,\d)?$/);
  }
});

test("a visitor's quantity stays as it is, and pressing says why", async ({ page }) => {
  await openDemoPiece(page);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  // The button has aria-disabled but still responds. A plain click would wait for it.
  await page.getByRole("button", { name: "Increase quantity" }).click({ force: true });
  await expect(quantity).toHaveValue("1");
  const alert = page.getByRole("alert").filter({ hasText: "account" });
  await expect(alert.getByText("You need to create an account", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(alert.getByText("You have to create an account", { exact: true })).toBeVisible();
  await expect(alert.getByRole("link", { name: "Log in to buy" })).toBeVisible();
});

test("a customer's quantity is held between none and the stock", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Jumlah", { stock: 3 });
  await signInAsNewCustomer(page);
  await page.goto(`/product-detail/${piece.id}`);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  await quantity.fill("9");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("3");
  await expect(page.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
  await quantity.fill("0");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("0");
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeDisabled();
});

test("on a phone the way to buy stays at hand once its button has left the view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openDemoPiece(page);
  const buttons = page.getByRole("button", { name: "Add to Cart" });
  await expect(buttons).toHaveCount(1);
  await page.getByRole("heading", { name: "You may also like" }).scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(2);
  await expect(buttons.last()).toBeInViewport();
  await buttons.first().scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(1);
});

test("a sold piece keeps its page, says so in a word, and can't be bought", async ({ page }) => {
  const query = new URLSearchParams({ q: "Kain Tulis Sekar Jagad Lasem", match: "name" });
  const found = await page.request.get(`/api/product?${query}`);
  const [{ id }] = (await found.json()).data;
  await page.goto(`/product-detail/${id}`);
  await expect(page.getByRole("main").getByText("Terjual", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveCount(0);
});
