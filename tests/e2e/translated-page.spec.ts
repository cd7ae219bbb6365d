import type { Page } from "@playwright/test";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { pointer } from "./support/hands.ts";
import { ANI, signInAsNewCustomer } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { chooseProof, sendProof } from "./support/proof.ts";
import { buy } from "./support/purchase.ts";
import { fromShop } from "./support/shop.ts";
import { ADMIN, expect, expectRefusal, fillIn, PHONE, signIn, test } from "./support/shop-test.ts";
import { translate } from "./support/translate.ts";

const main = (page: Page) => page.getByRole("main");

async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByText(/Application Error/)).toHaveCount(0);
}

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(`search, filter and sort at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/product?q=katun");
    await translate(page);
    if (viewport === PHONE) await page.getByText("Filter and sort").click();
    await page.getByLabel("Sort by").selectOption("Price, low to high");
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(main(page).getByRole("status")).toHaveText(/\d+ pieces?$/);
    await translate(page);
    await page.getByRole("checkbox", { name: /^Women/ }).check();
    await expect(page).toHaveURL(/Women/);
    await expect(main(page).getByRole("status")).toHaveText(/\d+ pieces?$/);
    await translate(page);
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).not.toHaveURL(/Women/);
    if (viewport === PHONE) {
      await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
    }
    const field = page.getByRole("combobox", { name: "Search batik" });
    await field.fill("kawung");
    await expect(page.getByRole("option").first()).toBeVisible();
    await translate(page);
    await field.fill("zqxwvj");
    await expect(page.getByText("No pieces found for “zqxwvj”.")).toBeVisible();
    await expectAlive(page);
  });
}

test("a wrong password", async ({ page, strayErrors }) => {
  await page.goto("/auth/login");
  await translate(page);
  await fillIn(page, { email: ADMIN, password: "not this one 9" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(main(page).getByRole("alert").first()).toBeVisible();
  await expectRefusal(strayErrors, 401);
  await translate(page);
  await fillIn(page, { email: "" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
  await expectAlive(page);
});

test("a purchase from the product's page to the order", async ({ page, request }) => {
  const shop = await adminOf(request);
  const piece = await shop.createPiece(`Kemeja Terjemahan ${crypto.randomUUID().slice(0, 8)}`);
  await signInAsNewCustomer(page);
  await buy(page, { piece, hands: pointer(page), look: () => translate(page) });
  await expectAlive(page);
});

test("a quantity, and a piece that leaves the cart", async ({ page, request }) => {
  const shop = await adminOf(request);
  const piece = await shop.createPiece("Kemeja Kembali", { stock: 3 });
  const other = await shop.createPiece("Kemeja Tinggal", { stock: 3 });
  await signInAsNewCustomer(page);
  await fillCart(page, [piece, other]);
  await page.goto("/cart");
  const line = page.getByRole("listitem").filter({ hasText: piece.name });
  await expect(line).toBeVisible();
  await translate(page);
  await line.getByRole("button", { name: "Increase quantity" }).click();
  await expect(line.locator('[name="quantity"]')).toHaveValue("2");
  await expect(line).toHaveAttribute("aria-busy", "false");
  await translate(page);
  await line.getByRole("button", { name: /^Remove/ }).click();
  await expect(line.getByText("Removed")).toBeVisible();
  await translate(page);
  await line.getByRole("button", { name: /^Undo/ }).click();
  await expect(line.locator('[name="quantity"]')).toHaveValue("2");
  await expectAlive(page);
});

test("a proof of payment", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Bukti Terjemahan");
  await signInAsNewCustomer(page);
  const id = await orderPiece(page, piece);
  await page.goto(`/checkout-order/${id}`);
  await translate(page);
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await page.waitForURL("**/payment-proof/**");
  await expect(page.locator('[name="image"]')).toBeAttached();
  await translate(page);
  await chooseProof(page);
  await translate(page);
  await sendProof(page);
  await expectAlive(page);
});

test("the profile", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto("/auth/profile-edit");
  await translate(page);
  await fillIn(page, { name: "" });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Name field can't be empty")).toBeVisible();
  await translate(page);
  await fillIn(page, { name: `${ANI.name}, S.Pd.` });
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.waitForURL("**/auth/profile");
  await expect(main(page).getByText(`${ANI.name}, S.Pd.`)).toBeVisible();
  await expectAlive(page);
});

test("the dashboard's products: a filter, and a stock in its row", async ({ page }) => {
  await signIn(page, ADMIN);
  const mark = crypto.randomUUID().slice(0, 8);
  const answer = await page.request.post("/api/product", {
    form: { ...PRODUCT_FORM, name: `Kemeja ${mark}`, stock: "5" },
    headers: fromShop,
  });
  expect(answer.status()).toBe(201);
  await page.goto("/dashboard/product");
  await translate(page);
  await page.getByLabel("Nama Barang").fill(mark);
  const row = page.getByRole("row", { name: new RegExp(mark) });
  await expect(row).toBeVisible();
  await expect(page.getByText("1 barang").first()).toBeVisible();
  await translate(page);
  await row.getByRole("button", { name: /^Ubah Stock/ }).click();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: /^Ubah Stock/ })).toHaveText("4");
  await translate(page);
  await row.getByRole("button", { name: /^Ubah Stock/ }).click();
  await page.keyboard.type("-1");
  await page.keyboard.press("Enter");
  await expect(row.getByText(/^Stock harus bilangan bulat/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAlive(page);
});
