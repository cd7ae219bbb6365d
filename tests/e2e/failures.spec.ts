import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { confirmOrder, goToPayment, typeAddress } from "./support/checkout.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { newEmail, PASSWORD, saveAddress, signInAsNewCustomer } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import {
  ADMIN,
  expect,
  expectAccessible,
  expectRefusal,
  fillIn,
  logIn,
  signIn,
  test,
} from "./support/shop-test.ts";

// Messages for an error that belongs to no field (docs/pages.md#messages).

/** Expects the toast, for sight and for screen readers, without the server's own message. */
async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeAttached();
  await expect(page.getByText("made to fail by the test")).toHaveCount(0);
}

/** Makes a path fail with 500 until the page closes, presses what calls it, and expects the toast. */
async function failAt(
  { page, strayErrors }: { page: Page; strayErrors: string[] },
  path: string,
  press: Locator | (() => Promise<void>),
  words = "Oops, Something went wrong!",
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, json: { message: "made to fail by the test" } }),
  );
  await (typeof press === "function" ? press() : press.click());
  await expectToast(page, words);
  await expectRefusal(strayErrors, 500);
}

test("an account that can't be made, or whose email is taken", async ({ page, strayErrors }) => {
  const register = page.getByRole("button", { name: "Register" });
  const email = newEmail();
  await page.goto("/auth/register");
  await fillIn(page, {
    email,
    name: "Ani Kusuma",
    phone_number: "6281234567890",
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  await failAt({ page, strayErrors }, "/api/auth/register", register);
  await expect(page.locator('[name="email"]')).toHaveValue(email);

  await page.unrouteAll();
  await page.locator('[name="email"]').fill("sari@sekarbatik.test");
  await register.click();
  await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expectRefusal(strayErrors, 422);
});

test("a code that can't be sent, verified or used", async ({ page, strayErrors }) => {
  const failWith = (path: string, button: string) =>
    failAt({ page, strayErrors }, path, page.getByRole("button", { name: button }));
  await page.goto("/auth/reset-password");
  await page.locator('[name="email"]').fill(newEmail());
  await failWith("/api/send-otp", "Send code");
  await expect(page).toHaveURL(/\/auth\/reset-password$/);

  await page.goto(`/auth/otp/${newEmail()}?on-success-navigate-to=verify-email`);
  await page.locator('[name="otp"]').fill("12345678");
  await failWith("/api/verify-otp", "Verify");
  await expect(page.locator('[name="otp"]')).not.toHaveAttribute("aria-invalid", "true");

  await page.goto("/auth/reset-password-form?email=ani%40pembeli.test&otp=12345678");
  await fillIn(page, { password: PASSWORD, password_confirmation: PASSWORD });
  await failWith("/api/auth/reset-password", "Change password");
  await expect(page.locator('[name="password"]')).toHaveValue(PASSWORD);
});

test("a piece that can't go into the cart, nor out", async ({ page, request, strayErrors }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Gagal", { stock: 2 });
  await signInAsNewCustomer(page);
  await page.goto(`/product-detail/${piece.id}`);
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
  await failAt({ page, strayErrors }, `/api/cart/${piece.id}`, add);
  await expect(add).toBeEnabled();

  await page.unrouteAll();
  await add.click();
  await expect(page.getByText("Successfuly Added Item To Cart").first()).toBeAttached();
  await page.goto("/cart");
  const line = page.getByRole("listitem").filter({ hasText: piece.name });
  const remove = line.getByRole("button", { name: "Remove" });
  await failAt({ page, strayErrors }, "/api/cart/*", remove);
  await expect(line).toBeVisible();
});

test("an address that can't be saved again or deleted", async ({ page, strayErrors }) => {
  await signInAsNewCustomer(page);
  await saveAddress(page, "Ibu Ratna");
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Edit the address of Ibu Ratna" }).click();
  await page.waitForURL("**/auth/address-edit/*");
  await page.locator('[name="recipient"]').fill("Ibu Ratna Dewi");
  const save = page.getByRole("button", { name: "Save address" });
  await failAt({ page, strayErrors }, "/api/address/*", save, "Oops, something went wrong");
  await expect(page.locator('[name="recipient"]')).toHaveValue("Ibu Ratna Dewi");

  await page.goto("/auth/profile");
  await page.getByRole("button", { name: "Delete the address of Ibu Ratna" }).click();
  await page.getByRole("button", { name: "Delete address" }).click();
  await expectToast(page, "Oops! Something went wrong");
  await expectRefusal(strayErrors, 500);
  await page.reload();
  await expect(page.getByRole("link", { name: "Edit the address of Ibu Ratna" })).toBeVisible();
});

test("a checkout whose steps fail one by one", async ({ page, request, strayErrors }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Macet");
  await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await page.goto("/checkout/address");
  await typeAddress(page);
  await page.getByLabel("Save New Address").check();
  const goOn = page.getByRole("button", { name: "Continue to Shipping" });
  await failAt({ page, strayErrors }, "/api/address", goOn, "Oops, something went wrong");

  await page.unrouteAll();
  await saveAddress(page, "Ibu Ratna");
  await goOn.click();
  await expect(page.getByText("This address already exists")).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await page.getByLabel("Save New Address").uncheck();
  await goToPayment(page);
  const confirm = () => confirmOrder(page);
  await failAt({ page, strayErrors }, "/api/payment", confirm, "Oops, something went wrong");
  await expect(page).toHaveURL(/\/checkout\/payment$/);
});

/** Ends a customer's sessions, as another browser of theirs would. */
async function endSessions(request: APIRequestContext, email: string): Promise<void> {
  const authorization = `Bearer ${await logIn(request, email, PASSWORD)}`;
  const ended = await request.delete("/api/session", { headers: { authorization } });
  expect(ended.status()).toBe(200);
}

/** Expects so many answers of 401 in the browser's console, and forgets them. */
async function expectSignedOut(strayErrors: string[], count: number): Promise<void> {
  const found = () => strayErrors.filter((error) => error.includes("a status of 401 "));
  await expect.poll(found).toHaveLength(count);
  for (const error of found()) strayErrors.splice(strayErrors.indexOf(error), 1);
}

test("an ended session leads to log in and back", async ({ page, request, strayErrors }) => {
  const admin = await adminOf(request);
  const piece = await admin.createPiece("Kemeja Ditinggal", { stock: 3 });
  const other = await admin.createPiece("Kemeja Menunggu");
  const email = await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await page.goto("/cart");
  const quantity = page.getByRole("spinbutton", { name: /^Quantity/ });
  await expect(quantity).toHaveValue("1");
  await endSessions(request, email);

  const dialog = page.getByRole("dialog", { name: "You have been signed out" });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(dialog).toBeVisible();
  // The change, and the cart and its badge that are read again.
  await expectSignedOut(strayErrors, 3);
  await expect(page.getByText(/something went wrong/i)).toHaveCount(0);
  await expect(quantity).toHaveValue("1");
  await expectAccessible(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog.getByRole("link", { name: "Log in again" }).click(),
  ]);
  await expect(tab).toHaveURL(/\/auth\/login\?next=%2Fcart$/);
  await fillIn(tab, { email, password: PASSWORD });
  await tab.getByRole("button", { name: "Login" }).click();
  await expect(tab).toHaveURL(/\/cart$/);
  await tab.close();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(quantity).toHaveValue("2");

  // A product's page has read the cart before, and says the same as soon as the customer acts.
  await endSessions(request, email);
  const read = page.waitForResponse(
    (one) => one.url().endsWith("/api/cart") && one.status() === 401,
  );
  await page.goto(`/product-detail/${other.id}`);
  await read;
  // The badge on the log-in page, then the cart and its badge.
  await expectSignedOut(strayErrors, 3);
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(dialog).toBeVisible();
  await expect(page.getByText("create an account")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
});

test("an admin's ended session is said in Indonesian", async ({ page, strayErrors }) => {
  await signIn(page, ADMIN);
  await page.goto("/dashboard/gallery");
  await page.route("**/api/gallery/**", (route) =>
    route.fulfill({ status: 401, json: { message: "Please sign in first" } }),
  );
  await page
    .getByRole("button", { name: /^Hapus / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sesi Anda sudah berakhir" });
  await expect(dialog.getByRole("link", { name: /^Masuk lagi/ })).toHaveAttribute(
    "href",
    "/auth/login?next=%2Fdashboard%2Fgallery",
  );
  await expectRefusal(strayErrors, 401);
  await expect(page.getByRole("dialog", { name: "Gagal" })).toHaveCount(0);
});

test("the home page tells once of an order that couldn't be loaded", async ({ page }) => {
  await page.goto("/home#not-loaded");
  await expectToast(page, "Oops, something went wrong");
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Oops, something went wrong")).toHaveCount(0);
});

test("another's order leads home; copying is told", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsNewCustomer(page);
  for (const id of ["nowhere", crypto.randomUUID()]) {
    await page.goto(`/order-history/${id}`);
    await expect(page).toHaveURL(/\/home$/);
  }
  const id = await orderPiece(page, await (await adminOf(request)).createPiece("Kemeja Salin"));
  await page.goto(`/checkout-order/${id}`);
  await page.getByRole("button", { name: "Copy account number" }).click();
  await expect(page.getByText("Copied to clipboard", { exact: true }).first()).toBeAttached();
  await page.getByRole("button", { name: "Copy order number" }).click();
  await expect(
    page.getByText("Successfuly Coppied to Clipboard", { exact: true }).first(),
  ).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SB\d{6}/);
});
