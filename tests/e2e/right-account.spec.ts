import type { Page } from "@playwright/test";
import { confirmOrder, goToPayment, startCheckout } from "./support/checkout.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { ANI, saveAddress, signInAsNewCustomer } from "./support/new-customer.ts";
import { fromShop } from "./support/shop.ts";
import { expect, expectAccessible, test } from "./support/shop-test.ts";

// A page of one account, once another tab has signed in to another one (docs/accounts.md#the-right-account).

const otherDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Another account is signed in" });

/** Expects an answer of this status in the browser's console, and forgets it with its brothers. */
async function expectRefused(strayErrors: string[], status: number): Promise<void> {
  const isRefusal = (error: string) => error.includes(`a status of ${status} `);
  await expect.poll(() => strayErrors.filter(isRefusal)).not.toEqual([]);
  forget(strayErrors, isRefusal);
}

function forget(strayErrors: string[], isForgotten: (error: string) => boolean): void {
  strayErrors.splice(0, Infinity, ...strayErrors.filter((error) => !isForgotten(error)));
}

// What a page reads in the background meets the other account at any time.
test.afterEach(({ strayErrors }) => {
  forget(strayErrors, (error) => error.includes("a status of 409 "));
});

/** Comes back to the tab from another one. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

test("an order isn't placed in the account of somebody else", async ({
  page,
  request,
  strayErrors,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Berdua", { stock: 2 });
  await startCheckout(page, [piece]);
  await goToPayment(page);
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();

  const other = await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await confirmOrder(page);
  await expect(otherDialog(page)).toContainText(other);
  await expect(otherDialog(page)).toContainText("Nothing is sent from it");
  await expectAccessible(page);
  await expectRefused(strayErrors, 409);
  const orders = await (await page.request.get("/api/order")).json();
  expect(orders.data).toEqual([]);

  await otherDialog(page).getByRole("button", { name: "Load the page again" }).click();
  await expect(otherDialog(page)).toHaveCount(0);
});

test("an address, a profile and a cart stay those of their account", async ({
  page,
  request,
  strayErrors,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Sendiri", { stock: 2 });
  await signInAsNewCustomer(page);
  await saveAddress(page, "Ibu Ratna");
  // The page may have noticed the other account already, and have its dialog open.
  const tries: [path: string, press: () => Promise<void>][] = [
    [
      "/auth/profile-edit",
      async () => {
        await page.locator('[name="name"]').fill("Ibu Ratna Dewi");
        await page.locator("main [type=submit]").dispatchEvent("click");
      },
    ],
    [
      `/product-detail/${piece.id}`,
      () => page.locator("main button", { hasText: "Add to Cart" }).first().dispatchEvent("click"),
    ],
  ];
  for (const [path, press] of tries) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    const other = await signInAsNewCustomer(page);
    await press();
    await expect(otherDialog(page)).toContainText(other);
    await expectRefused(strayErrors, 409);
    const { cartItems } = await (await page.request.get("/api/cart")).json();
    expect(cartItems).toEqual([]);
    const { data } = await (
      await page.request.post("/api/auth/user", { headers: fromShop })
    ).json();
    expect(data.name).toBe(ANI.name);
  }
});

test("other tabs notice a log-in and a log-out", async ({ page, strayErrors }) => {
  await page.goto("/home");
  const profile = page.getByRole("banner").getByRole("link", { name: "Profile" });
  await expect(profile).toHaveAttribute("href", /login/);
  await signInAsNewCustomer(page);
  await comeBack(page);
  await expect(profile).toHaveAttribute("href", "/auth/profile");

  const second = await signInAsNewCustomer(page);
  await comeBack(page);
  await expect(otherDialog(page)).toContainText(second);
  await expectRefused(strayErrors, 409);
  await otherDialog(page).getByRole("button", { name: "Load the page again" }).click();
  await expect(otherDialog(page)).toHaveCount(0);

  await page.goto("/auth/profile-edit");
  await page.locator('[name="name"]').fill("Nama yang diketik");
  await page.context().clearCookies();
  await comeBack(page);
  await expect(page.getByRole("dialog", { name: "You have been signed out" })).toBeVisible();
  await expectRefused(strayErrors, 401);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.locator('[name="name"]')).toHaveValue("Nama yang diketik");
});
