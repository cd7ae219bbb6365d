import type { Page } from "@playwright/test";
import { formatRupiah } from "#lib/rupiah.ts";
import { confirmOrder, goToPayment, startCheckout } from "./support/checkout.ts";
import { adminOf } from "./support/goods.ts";
import { expect, expectRefusal, expectWellMade, test } from "./support/shop-test.ts";

/** Goes from the address step to the payment step with a saved address. */
async function payFor(page: Page, recipient = "Ani"): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(recipient) }).check();
  await goToPayment(page);
  await page.waitForURL("**/checkout/payment");
}

async function countOrders(page: Page): Promise<number> {
  return (await (await page.request.get("/api/order")).json()).meta.total;
}

test("a price that changes is told and confirmed again", async ({ page, request, strayErrors }) => {
  const admin = await adminOf(request);
  const dearer = await admin.createPiece("Kemeja Naik Harga", { price: 450_000 });
  const same = await admin.createPiece("Kemeja Tetap Harga", { price: 300_000 });
  await startCheckout(page, [dearer, same]);
  await payFor(page);
  // Changes the price only during the request, because the page refetches the cart now and then.
  await page.route(
    "**/api/payment",
    async (route) => {
      await admin.setPrice(dearer, 650_000);
      await route.continue();
    },
    { times: 1 },
  );
  await confirmOrder(page);

  const alert = page.getByRole("alert").filter({ hasText: "The total has changed" });
  await expect(alert).toContainText("Kemeja Naik Harga");
  await expect(alert).toContainText(formatRupiah(450_000));
  await expect(alert).toContainText(formatRupiah(650_000));
  await expect(alert).not.toContainText("Kemeja Tetap Harga");
  await expect(alert).not.toContainText("Shipping");
  await expectRefusal(strayErrors, 409);
  // Read out where the focus returns to.
  const placing = page.getByRole("button", { name: "Place Order" });
  await expect(placing).toBeFocused();
  await expect(placing).toHaveAccessibleDescription(/Kemeja Naik Harga was .*450.*is now .*650/);
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await expect(summary).toContainText(formatRupiah(650_000));
  await expect(page.getByRole("main")).toContainText("Jalan Ani No. 8");
  await expectWellMade(page);
  expect(await countOrders(page)).toBe(0);

  const total = (await page.locator("details dd").last().textContent()) ?? "no total";
  await placing.click();
  const question = page.getByRole("dialog", { name: "Place this order?" });
  await expect(question).toContainText(total);
  await expect(question).toContainText("Ani in Kota Bandung");
  await page.getByRole("button", { name: "Yes, place the order" }).click();
  await page.waitForURL("**/checkout-order/*");
  await expect(page.getByRole("main")).toContainText(total);
  expect(await countOrders(page)).toBe(1);
});

test("another tab's order is told, and opened", async ({ page, context, request, strayErrors }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Dua Alamat");
  await startCheckout(page, [piece], ["Ani", "Budi"]);
  await payFor(page);
  const other = await context.newPage();
  await other.goto("/checkout/address");
  await payFor(other, "Budi");

  await confirmOrder(page);
  await page.waitForURL("**/checkout-order/*");
  const orderId = page.url().split("/").at(-1);

  await confirmOrder(other);
  const { data } = await (await other.request.get(`/api/order/${orderId}`)).json();
  const alert = other.getByRole("alert").filter({ hasText: "This order was already placed" });
  await expect(alert).toContainText(data[0].order_no);
  await expectRefusal(strayErrors, 422);
  const open = other.getByRole("button", { name: "Open the order" });
  await expect(open).toBeFocused();
  await expect(open).toHaveAccessibleDescription(/This order was already placed/);
  await expect(other.getByRole("button", { name: "Place Order" })).toBeHidden();
  await expectWellMade(other);
  await open.press("Enter");
  await other.waitForURL(`**/checkout-order/${orderId}`);
  expect(await countOrders(page)).toBe(1);
});

test("an order whose answer was lost is found again", async ({ page, request, strayErrors }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Tanpa Jawaban");
  await startCheckout(page, [piece]);
  await payFor(page);
  await page.route(
    "**/api/payment",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirmOrder(page);
  await expect(page.getByText("Oops, something went wrong").first()).toBeAttached();
  await expect.poll(() => strayErrors, "the lost answer").toHaveLength(1);
  strayErrors.splice(0);
  // The page reads the cart again where it comes forward.
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await expect(summary).not.toContainText("Kemeja Tanpa Jawaban");

  await confirmOrder(page);
  await page.waitForURL("**/checkout-order/*");
  expect(await countOrders(page)).toBe(1);
});
