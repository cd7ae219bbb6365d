import type { Page } from "@playwright/test";
import { choosePlace } from "./support/choose-place.ts";
import { holdBack } from "./support/hold-back.ts";
import { linkIn, receiveCode, receiveMail } from "./support/mailbox.ts";
import {
  newEmail,
  PASSWORD,
  saveAddress,
  signInAsNewCustomer,
  signInAsVerified,
} from "./support/new-customer.ts";
import { fromShop } from "./support/shop.ts";
import {
  expect,
  expectRefusal,
  expectWellMade,
  fillIn,
  openDialog,
  signIn,
  signInOnPage,
  test,
} from "./support/shop-test.ts";

/** Asks for a new email in the profile's form, which opens the code page. Returns it. */
async function askForNewEmail(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto("/auth/profile-edit");
  await fillIn(page, { email, password: PASSWORD });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(`OTP Successfuly sent to ${email}`).first()).toBeVisible();
  // The email waits for its code, and nothing else was changed.
  await expect(page.getByText("Successfuly updated your profile")).toHaveCount(0);
  await page.waitForURL("**/auth/otp/**is-reverifying=true**");
  return email;
}

test("the profile is edited; a taken email loses nothing typed", async ({ page, strayErrors }) => {
  const before = await signInAsNewCustomer(page);
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.waitForURL("**/auth/profile-edit");
  await fillIn(page, { name: "", phone_number: "12345" });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Name field can't be empty")).toBeVisible();
  await expect(page.getByText("Phone number must start with '62'")).toBeVisible();

  await fillIn(page, { name: "Ani Kusumawati, S.Pd.", phone_number: "+62 813 9999 0000" });
  await expect(page.locator('[name="password"]')).toHaveCount(0);
  await page.locator('[name="email"]').fill("sari@sekarbatik.test");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Enter your password to change your email")).toBeVisible();
  await page.locator('[name="password"]').fill("not this one 9");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("This isn't your password")).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await expectWellMade(page);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
  await expectRefusal(strayErrors, 422);
  await expect(page.locator('[name="name"]')).toHaveValue("Ani Kusumawati, S.Pd.");
  await expect(page.locator('[name="phone_number"]')).toHaveValue("6281399990000");
  await expect(page.locator('[name="password"]')).toHaveValue(PASSWORD);

  const email = newEmail();
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Successfuly updated your profile").first()).toBeVisible();
  await page.waitForURL("**/auth/otp/**is-reverifying=true**");
  const code = await receiveCode(email);

  // Until the code is entered the old email stays, and the profile says so.
  await page.getByRole("link", { name: "Back to profile" }).click();
  await page.waitForURL("**/auth/profile");
  await expect(page.getByText(`Your new email ${email} waits for its code.`)).toBeVisible();
  await expect(page.getByText(`Until then it stays ${before}.`)).toBeVisible();
  await expect(page.getByText("Ani Kusumawati, S.Pd.")).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("link", { name: "Enter the code" }).click();
  await page.locator('[name="otp"]').fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
  // The page for the code also has a link of this name.
  await page.waitForURL("**/auth/verify-email-success?**");
  await page.getByRole("link", { name: "Back to profile" }).click();
  await page.waitForURL("**/auth/profile");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expect(page.getByText("waits for its code")).toHaveCount(0);
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("a new email is given up, and its code page leads to the profile", async ({ page }) => {
  const before = await signInAsNewCustomer(page);
  await askForNewEmail(page);
  const codePage = page.url();
  await page.goto("/auth/profile-edit");
  await page.getByRole("button", { name: "Cancel the change" }).click();
  await expect(page.getByText("waits for its code")).toHaveCount(0);
  await expect(page.locator('[name="email"]')).toHaveValue(before);
  await page.goto(codePage);
  await expect(page).toHaveURL(/\/auth\/profile$/);
});

test("the old email's link takes the account back", async ({ page, openAnother }) => {
  const old = await signInAsVerified(page);
  const email = await askForNewEmail(page);
  await page.locator('[name="otp"]').fill(await receiveCode(email));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("**/auth/verify-email-success?**");

  const owner = await openAnother();
  const link = linkIn(await receiveMail(old, "has another email"), "/auth/undo-email-change");
  await owner.goto(link);
  await expectWellMade(owner);
  await owner.getByRole("button", { name: "Undo the change" }).click();
  await expect(owner.getByText(`Your account is back at ${old}`)).toBeVisible();
  await expectWellMade(owner);
  await owner.getByRole("link", { name: "Choose a new password" }).click();
  await owner.waitForURL("**/auth/reset-password");
  const answer = await page.request.post("/api/auth/user", { headers: fromShop });
  expect(answer.status()).toBe(401);
  await owner.goto(link);
  await expect(owner.getByText("This link doesn't work any more")).toBeVisible();
  await expectWellMade(owner);
});

test("an address is edited, and another one deleted after a question", async ({ page }) => {
  await signInAsNewCustomer(page);
  await saveAddress(page, "Ibu Ratna");
  await saveAddress(page, "Pak Wira");
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Edit the address of Ibu Ratna" }).click();
  await page.waitForURL("**/auth/address-edit/*");
  const city = page.locator('[name="city"]');
  await expect(city).toHaveValue("Kota Bandung");
  await choosePlace(page, "Province", "Bali");
  await expect(city).toHaveValue("");
  await page.locator('[name="recipient"]').fill("");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("This field can't be empty")).toHaveCount(2);
  await choosePlace(page, "City", "Kota Denpasar");
  await page.locator('[name="recipient"]').fill("Ibu Ratna Dewi");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Successfuly Updated Address").first()).toBeVisible();
  await page.waitForURL("**/auth/profile");
  await expect(page.getByText("Ibu Ratna Dewi", { exact: true })).toBeVisible();
  await expect(page.getByText("Kota Denpasar, Bali 40131")).toBeVisible();

  const addresses = page.getByRole("region", { name: "Saved addresses" }).getByRole("listitem");
  await page.getByRole("button", { name: "Delete the address of Pak Wira" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(addresses).toHaveCount(2);
  await page.getByRole("button", { name: "Delete the address of Pak Wira" }).click();
  await page.getByRole("button", { name: "Delete address" }).click();
  await expect(page.getByText("Successfuly deleted address").first()).toBeVisible();
  await expect(addresses).toHaveCount(1);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a link that is pressed while the code is looked at leads where it says", async ({ page }) => {
  const email = await signInAsNewCustomer(page);
  await page.goto("/auth/profile");
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.waitForURL("**/auth/otp/**");
  const answer = await holdBack(page, "**/api/verify-otp");
  const profile = await holdBack(page, "**/auth/profile?_rsc=*");
  await page.locator('[name="otp"]').fill(await receiveCode(email));
  await page.getByRole("button", { name: "Verify" }).click();
  const asked = page.waitForRequest("**/auth/profile?_rsc=*");
  await page.getByRole("link", { name: "Back to profile" }).click();
  await asked;
  const verified = page.waitForResponse("**/api/verify-otp");
  answer.open();
  await verified;
  profile.open();
  await expect(page).toHaveURL(/\/auth\/profile$/);
  // The browser requested the profile before it sent the code. The page must still be up to date.
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("signing out forgets the checkout and leads to sign in", async ({ page }) => {
  const email = await signInAsNewCustomer(page);
  await page.goto("/auth/profile");
  await page.evaluate(() => localStorage.setItem("checkout-address", "{}"));
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/auth/login");
  expect(await page.evaluate(() => localStorage.getItem("checkout-address"))).toBeNull();
  await page.goto("/auth/profile-edit");
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fauth%2Fprofile-edit$/);
  await signInOnPage(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/auth\/profile-edit$/);
});

test("people see their sessions, end one, and end all", async ({ page, openAnother }) => {
  const email = await signInAsNewCustomer(page);
  const phone = await openAnother({
    userAgent:
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
  });
  // No page of the phone is open, which would ask for its cart as its session ends.
  await signIn(phone, email, PASSWORD);
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Where you're signed in" }).click();
  await page.waitForURL("**/auth/sessions");
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "This browser" })).toHaveCount(1);
  await expect(sessions.filter({ hasText: "Chrome on Android" })).toContainText(/Last used .+ WIB/);
  await page.getByRole("button", { name: "Sign out Chrome on Android" }).click();
  await expect(page.getByText("Signed out there").first()).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Sessions" })).toBeFocused();
  expect((await phone.request.get("/api/session")).status()).toBe(401);

  await signIn(phone, email, PASSWORD);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = openDialog(page);
  await expect(dialog).toContainText("this browser too");
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/auth/login");
  for (const { request } of [page, phone]) {
    expect((await request.get("/api/session")).status()).toBe(401);
  }
});

test("the code page says why no new code has come", async ({ page }) => {
  const note = "Please use the newest one in the mailbox.";
  await page.route("**/api/send-otp", (route) =>
    route.fulfill({ json: { message: "A code is on its way", note } }),
  );
  await page.goto("/auth/reset-password");
  await page.locator('[name="email"]').fill("ani@pembeli.test");
  await page.getByRole("button", { name: "Send code" }).click();
  await page.waitForURL("**/auth/otp/**");
  await expect(page.getByText(note)).toBeVisible();
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
});
