import type { Page } from "@playwright/test";
import { holdBack } from "./support/hold-back.ts";
import { newCustomer, PASSWORD } from "./support/new-customer.ts";
import { ADMIN, expect, expectWellMade, PHONE, signIn, test } from "./support/shop-test.ts";

/** In CSS pixels, from the title on. */
const MOST_ABOVE_ROWS = 200;

const LISTS = [
  "/dashboard/product?status[]=Terjual",
  "/dashboard/orders?status=Completed",
  "/dashboard/customers?search=budi",
  "/dashboard/tariffs?q=bandung",
  "/dashboard/audit?action=order-updated",
  "/dashboard/events?status=finished",
  "/dashboard/gallery?",
  "/order-history?days=7",
  "/product?categories[]=Men",
  "/product?q=kawung",
];

test("on a phone the rows of the dashboard's lists begin on the first screen, below one row of filters", async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.setViewportSize(PHONE);
  for (const list of ["product", "orders", "customers", "events", "gallery", "audit"]) {
    await page.goto(`/dashboard/${list}`);
    // The orders begin with the box that selects them all.
    const row = page
      .locator("[data-row], label:has([name=select-all])")
      .filter({ visible: true })
      .first();
    const [title, first] = await Promise.all(
      [page.getByRole("heading", { level: 1 }), row].map((one) => one.boundingBox()),
    );
    expect((first?.y ?? 0) - (title?.y ?? 0), list).toBeLessThanOrEqual(MOST_ABOVE_ROWS);
  }

  await page.goto("/dashboard/orders?status=Completed&payment_status=Paid");
  await expect(page.getByLabel("Selisih uang")).toBeHidden();
  await page.getByRole("button", { name: "Filter (2)" }).click();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("Completed");
  await page.getByLabel("Pembayaran").selectOption("Refunded");
  await expect(page).toHaveURL(/payment_status=Refunded/);
});

test("a page past the last leads to the last, and the filter stays", async ({ page }) => {
  await signIn(page, ADMIN);
  for (const list of LISTS) {
    await page.goto(`${list}&page=9999`);
    await expect(page).not.toHaveURL(/9999/);
    const [path, filter = ""] = list.split("?");
    const { pathname, search } = new URL(page.url());
    expect(pathname).toBe(path);
    expect(decodeURIComponent(search)).toContain(filter);
  }
});

async function chooseDays(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
  await page.goto("/order-history");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await page.getByLabel("Order date").selectOption("Last 7 Days");
  const button = page.getByRole("button", { name: "Show" });
  if (scripts) await expect(button).toHaveCount(0);
  else await button.click();
  await expect(page).toHaveURL(/\/order-history\?days=7$/);
  await expect(page.getByText("No orders in the Last 7 Days")).toBeVisible();
  await expect(page.getByLabel("Order date")).toHaveValue("7");
}

test("the order history is filtered by days, and all of it is shown again", async ({ page }) => {
  await signIn(page, await newCustomer(page.request), PASSWORD);
  await chooseDays(page, { scripts: true });
  await expectWellMade(page);
  await page.goBack();
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(page.getByLabel("Order date")).toHaveValue("");
  await page.goForward();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page).toHaveURL(/\/order-history$/);
  await expect(page.getByLabel("Order date")).toHaveValue("");
});

test("the order history is filtered without scripts", async ({ openAnother, request }) => {
  const page = await openAnother({ javaScriptEnabled: false });
  await signIn(page, await newCustomer(request), PASSWORD);
  await chooseDays(page, { scripts: false });
});

test("days chosen before the scripts have come count once they have", async ({ page }) => {
  await signIn(page, await newCustomer(page.request), PASSWORD);
  const scripts = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/order-history", { waitUntil: "commit" });
  await page.getByLabel("Order date").selectOption("Last 7 Days");
  scripts.open();
  await expect(page.getByText("No orders in the Last 7 Days")).toBeVisible();
  await expect(page).toHaveURL(/\/order-history\?days=7$/);
});
