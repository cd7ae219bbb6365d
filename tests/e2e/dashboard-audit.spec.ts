import { adminOf } from "./support/goods.ts";
import { ADMIN, expect, expectWellMade, signIn, test } from "./support/shop-test.ts";

test("an admin reads who changed a product, from what to what", async ({ page, request }) => {
  const shop = await adminOf(request);
  const mark = crypto.randomUUID().slice(0, 8);
  const piece = await shop.createPiece(`Kain Riwayat ${mark}`, { stock: 4 });
  await shop.setStock(piece, 7);
  await signIn(page, ADMIN);
  await page.goto(`/dashboard/product-form/${piece.id}`);
  await page.getByRole("link", { name: "Riwayat barang ini" }).click();
  await page.waitForURL(`**/dashboard/audit?subject=${piece.id}`);
  await expect(page.getByText("2 perubahan")).toBeVisible();
  const change = page.getByRole("row").filter({ hasText: "Barang diubah" });
  await expect(change).toContainText(/Stok:\s*4\s*→\s*menjadi\s*7/);
  await expect(change).toContainText("WIB");
  await expectWellMade(page);
  await page.setViewportSize({ width: 1280, height: 844 });

  await page.getByLabel("Apa", { exact: true }).selectOption("Barang dibuat");
  await expect(page).toHaveURL(/action=product-created/);
  const made = page.getByRole("row").filter({ hasText: "Barang dibuat" });
  await expect(made).toContainText(/Harga:\s*Rp\s300\.000/);
  await expect(page.getByText("1 perubahan")).toBeVisible();
  await made.getByRole("link", { name: piece.name }).click();
  await page.waitForURL(`**/dashboard/product-form/${piece.id}`);
});
