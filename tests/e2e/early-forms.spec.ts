import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { makeGate } from "#tests/fakes/gate.ts";
import { PASSWORD, signInAsNewCustomer } from "./support/new-customer.ts";
import { expect, expectRefusal, test } from "./support/shop-test.ts";

/** Opens a page whose scripts are held back, does something, and lets them come. */
async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const scripts = makeGate();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await scripts.opened;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  // React's own script follows the form, and runs once the styles are there, as the first paint does.
  await page.waitForFunction(() => document.readyState !== "loading");
  await act();
  scripts.open();
}

test("a registration, a reset and a log-in that are sent before scripts live are neither lost nor an error", async ({
  page,
  strayErrors,
}) => {
  const email = `sari-${randomUUID()}@contoh.test`;
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await beforeScripts(page, "/auth/register", async () => {
    await field("name").fill("Sari Wulandari");
    await field("email").fill(email);
    await field("phone_number").fill("6281234567890");
    await field("password").fill(PASSWORD);
    await field("password_confirmation").fill(PASSWORD);
    await field("password_confirmation").press("Enter");
    await expect(page).toHaveURL(/\/auth\/register$/);
  });
  await page.waitForURL("**/auth/otp/**");

  await beforeScripts(page, "/auth/reset-password", async () => {
    await field("email").fill(email);
    await field("email").press("Enter");
  });
  await page.waitForURL("**/auth/otp/**");

  await beforeScripts(page, "/auth/login", async () => {
    await field("email").fill(email);
    await field("password").fill(`${PASSWORD}?`);
    await field("password").press("Enter");
  });
  await expect(page.getByText("Invalid password or email!").first()).toBeVisible();
  await expect(field("email")).toHaveValue(email);
  await expectRefusal(strayErrors, 401);

  await beforeScripts(page, "/auth/login", async () => {
    await field("email").fill(email);
    await field("password").fill(PASSWORD);
    await field("password").press("Enter");
  });
  await page.waitForURL("**/home");
});

test("the profile is sent early as well", async ({ page }) => {
  await signInAsNewCustomer(page);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await beforeScripts(page, "/auth/profile-edit", async () => {
    await field("name").fill("Sari Lekas");
    await field("name").press("Enter");
  });
  await expect(page.getByText("Sari Lekas").first()).toBeVisible();
});

test("so are a code, a password and an address, and what was typed stays", async ({
  page,
  strayErrors,
}) => {
  const email = await signInAsNewCustomer(page);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await beforeScripts(page, `/auth/otp/${email}?on-success-navigate-to=verify-email`, async () => {
    await field("otp").fill("12345678");
    await field("otp").press("Enter");
  });
  await expect(field("otp")).toHaveAttribute("aria-invalid", "true");
  await expect(field("otp")).toHaveValue("12345678");
  await expectRefusal(strayErrors, 422);

  await beforeScripts(page, "/auth/change-password", async () => {
    await field("current_password").fill(`${PASSWORD}?`);
    await field("password").fill(`${PASSWORD}!`);
    await field("password_confirmation").fill(`${PASSWORD}!`);
    await field("password_confirmation").press("Enter");
  });
  await expect(field("current_password")).toHaveAttribute("aria-invalid", "true");
  await expectRefusal(strayErrors, 422);

  await beforeScripts(page, "/auth/address-new", async () => {
    await field("recipient").fill("Ibu Lekas");
    await field("recipient").press("Enter");
  });
  await expect(field("address")).toHaveAttribute("aria-invalid", "true");
  await expect(field("recipient")).toHaveValue("Ibu Lekas");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("forms, the cart and a link that was cut say what is needed", async ({ page }) => {
    for (const path of ["/auth/login", "/auth/register", "/auth/reset-password"]) {
      await page.goto(path);
      await expect(page.getByText("needs JavaScript, which is off").first()).toBeVisible();
    }
    await page.goto("/payment-proof/x");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link isn't complete");
  });
});
