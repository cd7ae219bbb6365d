import type { Page } from "@playwright/test";
import { appCode, wrongAppCode } from "#tests/factories/app-code.ts";
import { receiveMail } from "./support/mailbox.ts";
import {
  newEmail,
  PASSWORD,
  signInAsNewCustomer,
  signInAsVerified,
} from "./support/new-customer.ts";
import { fromShop } from "./support/shop.ts";
import { expect, expectRefusal, expectWellMade, fillIn, test } from "./support/shop-test.ts";

const NEW_PASSWORD = "sekar-jagad-di-pagi-hari";

/** Returns the key that the page offers to an app. */
const offeredKey = async (page: Page) =>
  (await page.locator("main code").innerText()).replaceAll(" ", "");

/** Turns two-step sign-in on by the page. Returns the app's key and the recovery codes. */
async function turnOn(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto("/auth/second-factor");
  await expect(page.getByAltText("QR code with the key")).toBeVisible();
  const key = await offeredKey(page);
  await fillIn(page, { code: appCode(key), password: PASSWORD });
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const codes = await page.getByRole("main").locator("section li").allInnerTexts();
  expect(codes).toHaveLength(10);
  return { key, codes };
}

/** Signs out, and gives e-mail and password anew. */
async function giveFirstFactor(page: Page, email: string): Promise<void> {
  await page.request.post("/api/auth/logout", { headers: fromShop });
  await page.goto("/auth/login?next=%2Fauth%2Fprofile");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
}

test("log-in asks for a code once two-step sign-in is on", async ({ page, strayErrors }) => {
  const email = await signInAsVerified(page);
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Two-step sign-in" }).click();
  await page.waitForURL("**/auth/second-factor");
  const { key } = await turnOn(page);
  await expect(page.getByRole("link", { name: "Download" })).toHaveAttribute(
    "href",
    /^data:text\/plain/,
  );
  await page.getByRole("link", { name: "I have saved them" }).click();
  await page.waitForURL("**/auth/profile");
  await receiveMail(email, "Two-step sign-in is on");

  await giveFirstFactor(page, email);
  const code = page.locator('[name="code"]');
  await expect(code).toBeFocused();
  await expectRefusal(strayErrors, 401);
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await expectWellMade(page);

  await code.fill(wrongAppCode(key));
  await page.keyboard.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toBeFocused();
  await expectRefusal(strayErrors, 401);
  await code.fill(appCode(key, 1));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/auth/profile");
});

test("recovery codes sign in, are renewed and turn it off", async ({ page, strayErrors }) => {
  const email = await signInAsVerified(page);
  const { key, codes } = await turnOn(page);
  await giveFirstFactor(page, email);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expectRefusal(strayErrors, 401);
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/auth/profile");

  await page.goto("/auth/second-factor");
  await expect(page.getByText("Recovery codes left: 9")).toBeVisible();
  await page.getByRole("link", { name: "Get new recovery codes" }).click();
  await fillIn(page, { password: "bukan-kata-sandinya", code: appCode(key, 1) });
  await page.getByRole("button", { name: "Get new codes" }).click();
  await expect(page.getByText("This isn't your password")).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Get new codes" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const [renewed = ""] = await page.getByRole("main").locator("section li").allInnerTexts();
  expect(codes).not.toContain(renewed);

  await page.getByRole("link", { name: "I have saved them" }).click();
  await page.getByRole("link", { name: "Turn off" }).click();
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.locator('[name="code"]').fill(renewed);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-step sign-in is off").first()).toBeVisible();
  await expect(page.getByAltText("QR code with the key")).toBeVisible();
});

test("e-mail, password and account's end ask for a code", async ({ page, strayErrors }) => {
  await signInAsVerified(page);
  const { key, codes } = await turnOn(page);
  const code = page.locator('[name="code"]');

  await page.goto("/auth/profile-edit");
  await expect(code).toHaveCount(0);
  await fillIn(page, { email: newEmail(), password: PASSWORD });
  await expect(page.getByLabel("Code of your authenticator app")).toBeVisible();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expectRefusal(strayErrors, 422);
  await expectWellMade(page);
  await code.fill(appCode(key, 1));
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.waitForURL("**/auth/otp/**");

  await page.goto("/auth/change-password");
  await fillIn(page, {
    current_password: PASSWORD,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });
  await code.fill(wrongAppCode(key));
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This code isn't right")).toBeVisible();
  await expect(code).toBeFocused();
  await expectRefusal(strayErrors, 422);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await code.fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.waitForURL("**/auth/profile");

  await page.goto("/auth/delete-account");
  await page.locator('[name="password"]').fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(code).toBeFocused();
  await expectRefusal(strayErrors, 422);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await code.fill(codes[1] ?? "");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL("**/home");
});

test("the profile's password form keeps what was typed", async ({ page, strayErrors }) => {
  const email = await signInAsVerified(page);
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Change password" }).click();
  await page.waitForURL("**/auth/change-password");
  await fillIn(page, {
    current_password: "bukan-kata-sandinya",
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.locator('[name="current_password"]')).toBeFocused();
  await expectRefusal(strayErrors, 422);
  await expectWellMade(page);
  await expect(page.locator('[name="password"]')).toHaveValue(NEW_PASSWORD);
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Successfuly changed your password").first()).toBeVisible();
  await page.waitForURL("**/auth/profile");
  await receiveMail(email, "password was changed");
});

test("another phone takes the place of the present one; all screens are accessible", async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.goto("/auth/second-factor");
  await expect(page.getByText("Please verify your email first.")).toBeVisible();
  await expectWellMade(page);
  await signInAsVerified(page);
  /** Submits a form with nothing in it. every-page.spec.ts looks at forms without errors. */
  const lookAtErrors = async (path: string) => {
    await page.goto(path);
    await page.locator('main [type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectWellMade(page);
  };
  await lookAtErrors("/auth/second-factor");
  const { key } = await turnOn(page);
  await expectWellMade(page);
  await page.goto("/auth/second-factor");
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
  await expectWellMade(page);
  for (const path of [
    ...["/auth/change-password", "/auth/delete-account"],
    ...["codes", "off", "app"].map((change) => `/auth/second-factor?change=${change}`),
  ]) {
    await lookAtErrors(path);
  }
  const next = await offeredKey(page);
  expect(next).not.toBe(key);
  await fillIn(page, { code: appCode(next), present_code: appCode(key, 1), password: PASSWORD });
  await page.getByRole("button", { name: "Use the new app" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
});
