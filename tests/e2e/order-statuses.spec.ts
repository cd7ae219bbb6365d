import type { Page } from "@playwright/test";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "#lib/orders/status/order-status.ts";
import { adminOf } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { orderPiece, placeOrder } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  atEachWidth,
  DESK,
  expect,
  expectWellMade,
  signIn,
  test,
} from "./support/shop-test.ts";

/** The first words of the options of a list: the part before the Indonesian word. */
async function optionsOf(page: Page, label: string): Promise<(string | undefined)[]> {
  const list = page.getByRole("combobox", { name: label, exact: true });
  const options = await list.locator('option:not([value=""])').allInnerTexts();
  return options.map((option) => option.split(" · ")[0]);
}

test("list, filter and dropdown of the dashboard say the stored status first", async ({
  page,
  request,
}) => {
  const order = await placeOrder(request);
  await signIn(page, ADMIN);
  await page.goto(`/dashboard/orders?search=${order.orderNo}`);
  await atEachWidth(page, async () => {
    const main = page.getByRole("main");
    await expect(
      main.getByText("Waiting for Payment", { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(main.getByText("Menunggu pembayaran").filter({ visible: true })).toHaveCount(1);
    await expect(
      main.getByRole("paragraph").filter({ hasText: /^Unpaid Belum dibayar$/, visible: true }),
    ).toHaveCount(1);
  });
  // Phones fold the filters.
  await page.setViewportSize(DESK);
  expect(await optionsOf(page, "Status")).toEqual([...ORDER_STATUSES]);
  expect(await optionsOf(page, "Pembayaran")).toEqual([...PAYMENT_STATUSES]);
  await expectWellMade(page);

  await page.goto(`/dashboard/orders-detail/${order.id}`);
  const dropdown = page.getByRole("combobox", { name: "Status", exact: true });
  await atEachWidth(page, async () => {
    await expect(dropdown).toHaveAccessibleDescription(
      "Alur biasa: Payment Confirm, Cancelled, Out of Stock",
    );
    await expect(dropdown.locator("option:checked")).toHaveText(
      "Waiting for Payment · Menunggu pembayaran",
    );
  });
  expect(await optionsOf(page, "Status")).toEqual([...ORDER_STATUSES]);
  await expectWellMade(page);
});

test("of a cancelled order nothing is to pay, and both its pages offer the late proof", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uji Nihil");
  await signInAsNewCustomer(page);
  const id = await orderPiece(page, piece);
  const answer = await page.request.post(`/api/order/${id}/cancel`, { headers: fromShop });
  expect(answer.status()).toBe(200);
  for (const path of [`/order-history/${id}`, `/checkout-order/${id}`]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await atEachWidth(page, async () => {
      await expect(main.getByText("Nothing to pay", { exact: true })).toBeVisible();
      await expect(main.getByText("Unique amount", { exact: true })).toHaveCount(0);
      await expect(main.getByRole("link", { name: "Send proof of payment" })).toBeVisible();
      await expect(main.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
    });
    await expectWellMade(page);
  }
  await page.goto("/order-history?status=Cancelled");
  await expect(page.getByRole("article").getByText("Nothing to pay")).toBeVisible();
});
