import type { Page } from "@playwright/test";
import { newPerson } from "../api/provider-walk.ts";
import { signInAsNewCustomer, verifyEmail } from "./support/new-customer.ts";
import { expect, expectAccessible, test } from "./support/shop-test.ts";

/** Presses the button on the login page and fills in the provider's form. */
async function goToProvider(page: Page): Promise<void> {
  await page.goto("/auth/login?next=/auth/profile");
  await page.getByRole("button", { name: "Continue with Batik ID" }).click();
  await expect(page.getByRole("heading", { name: "Batik ID" })).toBeVisible();
}

async function signInThere(page: Page, person = newPerson()) {
  await goToProvider(page);
  return proveThere(page, person);
}

/** Fills in the provider's form. */
async function proveThere(page: Page, person: ReturnType<typeof newPerson>) {
  for (const [name, value] of Object.entries(person)) {
    await page.getByLabel(name, { exact: true }).fill(value);
  }
  await page.getByRole("button", { name: "Sign in" }).click();
  return person;
}

test("one press at a provider signs a new customer in", async ({ page }) => {
  await page.goto("/auth/login");
  await expectAccessible(page);
  const { email } = await signInThere(page);
  await page.waitForURL("**/auth/profile");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Set a password" })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("token");
  expect(names.filter((name) => /next-auth|sign_in/.test(name))).toEqual([]);
});

/** Presses the profile's button as a new customer with a verified e-mail, whom `personOf` gets. */
async function linkInProfile(
  page: Page,
  personOf: (email: string) => Parameters<typeof proveThere>[1],
) {
  const email = await signInAsNewCustomer(page);
  await verifyEmail(page.request, email);
  await page.goto("/auth/profile");
  await page.getByRole("button", { name: "Link Batik ID" }).click();
  await proveThere(page, personOf(email));
}

test("a signed-in customer links a provider in the profile", async ({ page }) => {
  await linkInProfile(page, (email) => newPerson({ email }));
  await page.waitForURL("**/auth/profile");
  await expect(page.getByRole("link", { name: "Change password" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Link Batik ID" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one press at a provider signs in", async ({ page }) => {
    const { email } = await signInThere(page);
    await page.waitForURL("**/auth/profile");
    await expect(page.getByText(email)).toBeVisible();
  });
});
