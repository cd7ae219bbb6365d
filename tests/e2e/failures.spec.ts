import type { APIRequestContext, Page } from "@playwright/test";
import { choosePlace } from "./support/choose-place.ts";
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

/** Makes one call fail with 500 until the page closes. */
async function breakCall(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, json: { message: "made to fail by the test" } }),
  );
}

/** Expects the toast, for sight and for screen readers, without the server's own message. */
async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeAttached();
  await expect(page.getByText("made to fail by the test")).toHaveCount(0);
}

test("an account that can't be made, or whose email is taken", async ({ page, strayErrors }) => {
  const email = newEmail();
  await page.goto("/auth/register");
  await fillIn(page, {
    email,
    name: "Ani Kusuma",
    phone_number: "6281234567890",
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  await breakCall(page, "/api/auth/register");
  await page.getByRole("button", { name: "Register" }).click();
  await expectToast(page, "Oops, Something went wrong!");
  await expectRefusal(strayErrors, 500);
  await expect(page.locator('[name="email"]')).toHaveValue(email);

  await page.unrouteAll();
  await page.locator('[name="email"]').fill("sari@sekarbatik.test");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expectRefusal(strayErrors, 422);
});

test("a code that can't be sent, verified or used", async ({ page, strayErrors }) => {
  await page.goto("/auth/reset-password");
  await page.locator('[name="email"]').fill(newEmail());
  await breakCall(page, "/api/send-otp");
  await page.getByRole("button", { name: "Send code" }).click();
  await expectToast(page, "Oops, Something went wrong!");
  await expectRefusal(strayErrors, 500);
  await expect(page).toHaveURL(/\/auth\/reset-password$/);

  await page.goto(`/auth/otp/${newEmail()}?on-success-navigate-to=verify-email`);
  await page.locator('[name="otp"]').fill("12345678");
  await breakCall(page, "/api/verify-otp");
  await page.getByRole("button", { name: "Verify" }).click();
  await expectToast(page, "Oops, Something went wrong!");
  await expectRefusal(strayErrors, 500);
  await expect(page.locator('[name="otp"]')).not.toHaveAttribute("aria-invalid", "true");

  await page.goto("/auth/reset-password-form?email=ani%40pembeli.test&otp=12345678");
  await fillIn(page, { password: PASSWORD, password_confirmation: PASSWORD });
  await breakCall(page, "/api/auth/reset-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Oops, Something went wrong!");
  await expectRefusal(strayErrors, 500);
  await expect(page.locator('[name="password"]')).toHaveValue(PASSWORD);
});

test("a piece that can't go into the cart, nor out", async ({ page, request, strayErrors }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Gagal", { stock: 2 });
  await signInAsNewCustomer(page);
  await page.goto(`/product-detail/${piece.id}`);
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
  await breakCall(page, `/api/cart/${piece.id}`);
  await add.click();
  await expectToast(page, "Oops, Something went wrong!");
  await expectRefusal(strayErrors, 500);
  await expect(add).toBeEnabled();

  await page.unrouteAll();
  await add.click();
  await expect(page.getByText("Successfuly Added Item To Cart").first()).toBeAttached();
  await page.goto("/cart");
  const line = page.getByRole("listitem").filter({ hasText: piece.name });
  await breakCall(page, "/api/cart/*");
  await line.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Oops, Something went wrong!");
  await expectRefusal(strayErrors, 500);
  await expect(line).toBeVisible();
});

test("an address that can't be saved again or deleted", async ({ page, strayErrors }) => {
  await signInAsNewCustomer(page);
  await saveAddress(page, "Ibu Ratna");
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Edit the address of Ibu Ratna" }).click();
  await page.waitForURL("**/auth/address-edit/*");
  await page.locator('[name="recipient"]').fill("Ibu Ratna Dewi");
  await breakCall(page, "/api/address/*");
  await page.getByRole("button", { name: "Save address" }).click();
  await expectToast(page, "Oops, something went wrong");
  await expectRefusal(strayErrors, 500);
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
  await fillIn(page, {
    recipient: "Ibu Ratna",
    phone_number: "6281234567890",
    address: "Jalan Ibu Ratna No. 8",
  });
  await page.locator('main [name="description"]').fill("Pagar hijau");
  await choosePlace(page, "Province", "Jawa Barat");
  await choosePlace(page, "City", "Kota Bandung");
  await page.locator('[name="zip_code"]').fill("40131");
  await page.getByLabel("Save New Address").check();
  await breakCall(page, "/api/address");
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  await expectToast(page, "Oops, something went wrong");
  await expectRefusal(strayErrors, 500);

  await page.unrouteAll();
  await saveAddress(page, "Ibu Ratna");
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  await expect(page.getByText("This address already exists")).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await page.getByLabel("Save New Address").uncheck();
  await page.getByRole("button", { name: "Continue to Shipping" }).click();

  await page.getByRole("radio", { name: /Regular/ }).check();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  await breakCall(page, "/api/payment");
  await page.getByRole("button", { name: "Yes, place the order" }).click();
  await expectToast(page, "Oops, something went wrong");
  await expectRefusal(strayErrors, 500);
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
  const read = page.waitForResponse("**/api/cart");
  await page.goto(`/product-detail/${other.id}`);
  expect((await read).status()).toBe(401);
  // The cart and its badge.
  await expectSignedOut(strayErrors, 2);
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

test("sold-out notes that can't be cleared stay", async ({ page, request, strayErrors }) => {
  const admin = await adminOf(request);
  const piece = await admin.createPiece("Kemeja Direbut", { stock: 2 });
  await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await admin.setStock(piece, 0);
  await page.goto("/cart");
  const dialog = page.getByRole("dialog", { name: "Your cart has changed" });
  await expect(dialog).toContainText(piece.name);
  await breakCall(page, "/api/cart/reset-sold-out");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectToast(page, "Oops, something went wrong");
  await expectRefusal(strayErrors, 500);
  await expect(dialog).toBeVisible();

  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
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
