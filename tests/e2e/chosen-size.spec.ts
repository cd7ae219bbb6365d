import { confirmOrder, goToPayment, startCheckout } from "./support/checkout.ts";
import { adminOf } from "./support/goods.ts";
import { receiveMail } from "./support/mailbox.ts";
import { saveAddress, signInAsVerified } from "./support/new-customer.ts";
import { openAsAdmin } from "./support/orders.ts";
import { expect, expectWellMade, test } from "./support/shop-test.ts";

const UNIFORM = { size: "See-Image", size_details: "S, M, L", stock: 5 };
const NOTE = "Dua potong: satu M, satu L.\nTolong dibungkus kado.";

test("a size and a note reach order, mail and dashboard", async ({
  page,
  request,
  openAnother,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Seragam Uji", UNIFORM);
  const email = await signInAsVerified(page);
  await saveAddress(page, "Ani");

  await page.goto(`/product-detail/${piece.id}`);
  const sizes = page.getByRole("radiogroup", { name: "Choose your size" });
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(sizes).toHaveAccessibleDescription(/^Choose a size/);
  await expect(sizes.getByRole("radio", { name: "S" })).toBeFocused();
  await expectWellMade(page);
  await page.keyboard.press("ArrowRight");
  await expect(sizes.getByRole("radio", { name: "M" })).toBeChecked();
  await expect(sizes).not.toHaveAccessibleDescription(/^Choose a size/);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("link", { name: "In your cart" }).first().click();

  await page.waitForURL("**/cart");
  const size = page.getByRole("combobox", { name: `Size of ${piece.name}` });
  await expect(size).toHaveValue("M");
  await size.selectOption("L");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect
    .poll(async () => (await (await page.request.get("/api/cart")).json()).cartItems[0])
    .toMatchObject({ quantity: 2, chosen_size: "L" });
  await page.reload();
  await expect(size).toHaveValue("L");
  await page.getByRole("link", { name: "Continue to Checkout" }).click();
  await goToPayment(page);

  const note = page.getByRole("textbox", { name: "Note to the shop" });
  await note.fill("x".repeat(301));
  await expect(note).toHaveAccessibleDescription(/1 character too many.*at most 300 characters/);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(note).toBeFocused();
  await expect(page.getByRole("dialog", { name: "Place this order?" })).toBeHidden();
  await expectWellMade(page);
  await note.fill(NOTE);
  await expect(note).toHaveAccessibleDescription(/\d+ characters left/);
  await page.reload();
  await expect(note).toHaveValue(NOTE);
  const summary = page.getByRole("group").filter({ hasText: "Order summary" });
  await expect(summary).toContainText("L · 2 pieces");
  await confirmOrder(page);

  await page.waitForURL("**/checkout-order/*");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const orderId = page.url().split("/").at(-1) ?? "";
  const lastWords = NOTE.split("\n")[1] ?? "";
  for (const path of [`/checkout-order/${orderId}`, `/order-history/${orderId}`]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Your note" })).toContainText(lastWords);
    await expect(page.getByRole("main")).toContainText("Size L");
    await expectWellMade(page);
  }
  const mail = await receiveMail(email, "please pay");
  expect(mail.text).toContain(`${piece.name} (L) ×\u00a02`);
  expect(mail.text).toContain(lastWords);

  const desk = await openAnother();
  await openAsAdmin(desk, orderId);
  await expect(desk.getByRole("region", { name: "Catatan pembeli" })).toContainText(lastWords);
  await expect(desk.getByRole("region", { name: "Barang" })).toContainText("Ukuran L");
  await expectWellMade(desk);
  await desk.goto(`/dashboard/orders-detail/${orderId}/print/packing-slip`);
  await expect(desk.getByRole("main")).toContainText(lastWords);
  await expect(desk.getByRole("cell", { name: "L", exact: true })).toBeVisible();
});

test("cart and last step ask for a size that is missing", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Tanpa Pilihan", UNIFORM);
  await startCheckout(page, [piece]);
  await goToPayment(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  const back = page.getByRole("link", { name: "Choose in your cart" });
  await expect(back).toBeFocused();
  await expect(page.getByRole("dialog", { name: "Place this order?" })).toBeHidden();
  await expectWellMade(page);
  await back.click();

  await page.waitForURL("**/cart");
  await page.getByRole("button", { name: "Continue to Checkout" }).click();
  const size = page.getByRole("combobox", { name: `Size of ${piece.name}` });
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription("Choose a size");
  await expectWellMade(page);
  await size.selectOption("S");
  await expect(page.getByRole("link", { name: "Continue to Checkout" })).toBeVisible();
});

test("a chart in a picture says where the size is written", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Outer Tanpa Daftar", {
    size: "See-Image",
    size_details: "",
  });
  await page.goto(`/product-detail/${piece.id}`);
  await expect(page.getByText("Write your size in the note at checkout")).toBeVisible();
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
  await expectWellMade(page);
});
