import { confirmOrder } from "./support/checkout.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { saveAddress, signInAsNewCustomer } from "./support/new-customer.ts";
import { expect, test } from "./support/shop-test.ts";

const WIDTHS = [390, 1280];
const RUPIAH = /Rp\s[\d.]+/;

for (const width of WIDTHS) {
  test(`at ${width} px the total stands beside the button from the cart to the order`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const piece = await (await adminOf(request)).createPiece(`Kemeja Jumlah ${width}`);
    await signInAsNewCustomer(page);
    await saveAddress(page, "Ani");
    await fillCart(page, [piece]);

    /** The total that is in view together with the button of the step. */
    async function totalBeside(button: string, role: "button" | "link" = "button") {
      const goOn = page.getByRole(role, { name: button });
      await goOn.scrollIntoViewIfNeeded();
      await expect(goOn).toBeInViewport();
      const folded = page.locator("details > summary", { hasText: "Order summary" });
      const beside = page.getByRole("definition").last();
      const total = (await folded.isVisible()) ? folded : beside;
      await expect(total).toBeInViewport();
      await expect(total).toContainText(RUPIAH);
      return RUPIAH.exec(await total.innerText())?.[0];
    }

    await page.goto("/cart");
    await totalBeside("Continue to Checkout", "link");
    await page.getByRole("link", { name: "Continue to Checkout" }).click();
    const goods = await totalBeside("Continue to Shipping");
    await page.getByRole("button", { name: "Continue to Shipping" }).click();

    const methods = page.getByRole("radio");
    await expect(methods.first()).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(page.getByText(/days? · \w{3} \d+/).first()).toBeVisible();
    await expect.poll(() => totalBeside("Continue to Payment")).not.toBe(goods);
    const total = await totalBeside("Continue to Payment");
    await page.getByRole("button", { name: "Continue to Payment" }).click();

    await expect(page.getByText("within 24 hours of the order")).toBeAttached();
    const place = page.getByRole("button", { name: "Place Order" });
    await expect(place).toContainText(total ?? "");
    expect(await totalBeside("Place Order")).toBe(total);
    if (width === 390) expect((await place.boundingBox())?.width).toBe(width - 32);
    await confirmOrder(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("set aside for you");
    await expect(page.getByText("We have mailed this to")).toBeVisible();

    await page.goto("/order-history");
    const card = page.getByRole("article");
    await expect(card.getByRole("heading")).toHaveText(piece.name);
    await expect(card.getByRole("link", { name: "Send proof" })).toBeVisible();
    await card.getByRole("link", { name: piece.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("set aside for you");
  });
}

test("'No details' takes the landmark's place, and gives it back", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Tanpa Patokan");
  await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await page.goto("/checkout/address");
  const landmark = page.getByRole("textbox", { name: "Landmark or house details" });
  await page.getByLabel("No details").check();
  await expect(landmark).toBeHidden();
  await page.getByLabel("No details").uncheck();
  await expect(landmark).toHaveValue("");
});

test("tabs list the orders of one state, and keep the days", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto("/order-history?days=7");
  await page.getByRole("link", { name: "Waiting for Payment" }).click();
  await expect(page).toHaveURL(/\/order-history\?days=7&status=Waiting\+for\+Payment$/);
  await expect(page.getByText("No orders in the Last 7 Days")).toBeVisible();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page).toHaveURL(/\/order-history$/);
});
