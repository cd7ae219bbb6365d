import { adminOf } from "./support/goods.ts";
import { ADMIN, expect, signIn, test } from "./support/shop-test.ts";

const CLOSE_DELAY_MS = 200;

test("a press outside closes a dialog, which takes 200 ms to go, and nothing is done", async ({
  page,
  request,
}) => {
  const admin = await adminOf(request);
  const piece = await admin.createPiece(`Kemeja Dialog ${crypto.randomUUID().slice(0, 8)}`);
  await signIn(page, ADMIN);
  await page.goto("/dashboard/product");
  await page.getByPlaceholder("Masukan Nama Barang").fill(piece.name);
  const dialog = page.locator('dialog[data-dialog="confirm-delete"]');
  // Buttons are disabled until the list shows its one product.
  await expect(page.getByRole("button", { name: /^Hapus Kemeja/ })).toHaveCount(1);
  await page.getByRole("button", { name: `Hapus ${piece.name}` }).click();
  await expect(dialog).toContainText(piece.name);

  // Stops the clock. The test moves it on.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveAttribute("data-closing", "");
  await page.clock.runFor(CLOSE_DELAY_MS - 1);
  await expect(dialog).toHaveAttribute("open", "");
  await page.clock.runFor(1);
  await expect(dialog).not.toHaveAttribute("open");
  expect(await admin.stockOf(piece)).toBe(1);
});
