import { adminOf } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { chooseProof, sendProof } from "./support/proof.ts";
import { DESK, expect, expectWellMade, PHONE, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const SAVE = "Save the code, then choose it in your bank or e-wallet app";

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("amount, time and ways stand in the first screen, and saving the code comes first", async ({
    page,
    request,
  }) => {
    const piece = await (await adminOf(request)).createPiece("Kemeja Layar Bayar");
    await signInAsNewCustomer(page);
    const orderId = await orderPiece(page, piece);
    await page.goto(`/checkout-order/${orderId}`);
    await expectAlive(page);
    await expect(page.getByRole("button", { name: "Copy amount" })).toBeInViewport();
    await expect(page.getByRole("timer")).toBeInViewport();
    await expect(page.getByRole("timer")).toHaveText(/^23:\d\d hours left$/);
    const transfer = page.getByRole("radio", { name: "Bank transfer" });
    await expect(transfer).toBeInViewport();
    await transfer.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "QRIS" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Copy account number" })).toBeHidden();
    const save = page.getByRole("link", { name: SAVE });
    await expect(save).toBeInViewport();
    const download = page.waitForEvent("download");
    await save.click();
    expect((await download).suggestedFilename()).toMatch(/^qris-SB.*\.png$/);
    await expectWellMade(page);
  });
});

test("both pages of an order show the code itself, and fold the accounts once a proof is in", async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESK);
  const piece = await (await adminOf(request)).createPiece("Kemeja Layar Lebar");
  await signInAsNewCustomer(page);
  const orderId = await orderPiece(page, piece);
  for (const path of [`/checkout-order/${orderId}`, `/order-history/${orderId}`]) {
    await page.goto(path);
    await page.getByRole("radio", { name: "QRIS" }).check();
    await expect(page.getByRole("img", { name: /^QRIS code for/ })).toBeVisible();
    await expect(page.getByText(/^NMID ID\d+$/)).toBeVisible();
    await expect(page.getByRole("link", { name: SAVE })).toBeHidden();
    await expect(page.getByRole("link", { name: "Download the code" })).toBeVisible();
    await expectWellMade(page);
  }
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await chooseProof(page);
  await sendProof(page);
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByText("don't pay a second time")).toBeVisible();
  const account = page.getByRole("button", { name: "Copy account number" });
  await expect(account).toBeHidden();
  await page.getByText("Amount and accounts").click();
  await expect(account).toBeVisible();
  await expectWellMade(page);
});
