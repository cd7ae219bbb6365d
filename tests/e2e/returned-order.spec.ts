import type { Page } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { changeOrder, openAsAdmin, orderPiece, placeOrder } from "./support/orders.ts";
import { expect, expectRefusal, test } from "./support/shop-test.ts";

async function choose(page: Page, status: string): Promise<void> {
  await page.locator('[name="status"]').selectOption(status);
  await page.getByRole("button", { name: "Simpan Status" }).click();
}

test("Return asks if the piece goes back on sale; items lead to products that exist", async ({
  page,
  request,
  openAnother,
}) => {
  const shop = await adminOf(request);
  const piece = await shop.createPiece("Kemeja Kembali");
  await signInAsNewCustomer(page);
  const orderId = await orderPiece(page, piece);
  expect(await shop.stockOf(piece)).toBe(0);

  const desk = await openAnother();
  await openAsAdmin(desk, orderId);
  await choose(desk, "Return");
  const dialog = desk.getByRole("dialog", { name: "Ubah status pesanan?" });
  await expect(dialog).toContainText("bukan alur yang biasa");
  await dialog.getByRole("checkbox", { name: /dijual lagi/ }).check();
  await dialog.getByRole("button", { name: "Ya, ubah status" }).click();
  await expect(desk.getByText("Barang dijual lagi")).toBeVisible();
  expect(await shop.stockOf(piece)).toBe(1);

  const link = { name: piece.name };
  const product = `/product-detail/${piece.id}`;
  await expect(desk.getByRole("link", link)).toHaveAttribute("href", product);
  const pages = [`/order-history/${orderId}`, `/checkout-order/${orderId}`];
  await page.goto("/order-history");
  await expect(page.getByRole("link", link)).toHaveAttribute("href", `/order-history/${orderId}`);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole("link", link)).toHaveAttribute("href", product);
  }
  await page.getByRole("link", link).click();
  await page.waitForURL(`**${product}`);
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();

  // The product's own page asks for it again, and would log that it is gone.
  await page.goto("/home");
  await shop.deletePiece(piece);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByText(piece.name)).toBeVisible();
    await expect(page.getByRole("link", link)).toHaveCount(0);
  }
  await desk.reload();
  await expect(desk.getByText(piece.name)).toBeVisible();
  await expect(desk.getByRole("link", link)).toHaveCount(0);
});

test("a status that changed meanwhile is told", async ({ page, request, strayErrors }) => {
  const { id } = await placeOrder(request);
  await openAsAdmin(page, id);
  await changeOrder(page, id, { status: "Cancelled" });
  await choose(page, "Payment Confirm");
  await page.getByRole("button", { name: "Ya, ubah status" }).click();
  await expect(page.getByText("Pesanan ini sekarang berstatus “Cancelled”").first()).toBeVisible();
  await expectRefusal(strayErrors, 409);
});
