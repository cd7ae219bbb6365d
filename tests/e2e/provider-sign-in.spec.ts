import type { Page } from "@playwright/test";
import { newPerson } from "../api/provider-walk.ts";
import { signInAsVerified } from "./support/new-customer.ts";
import { expect, test } from "./support/shop-test.ts";

/** Presses the button on the login page, and signs a new person in at the provider. */
async function signInThere(page: Page) {
  await page.goto("/auth/login?next=/auth/profile");
  await page.getByRole("button", { name: "Continue with Batik ID" }).click();
  await expect(page.getByRole("heading", { name: "Batik ID" })).toBeVisible();
  return proveThere(page, newPerson());
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
  const { email } = await signInThere(page);
  await page.waitForURL("**/auth/profile");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Set a password" })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("token");
  expect(names.filter((name) => /next-auth|sign_in/.test(name))).toEqual([]);
});

test("a signed-in customer links a provider in the profile", async ({ page }) => {
  const email = await signInAsVerified(page);
  await page.goto("/auth/profile");
  await page.getByRole("button", { name: "Link Batik ID" }).click();
  await proveThere(page, newPerson({ email }));
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
