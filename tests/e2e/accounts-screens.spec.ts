import { saveAddress, signInAsNewCustomer } from "./new-customer.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./shop-test.ts";

const EMAIL = "seorang.pelanggan.dengan.alamat.yang.panjang%40pembeli-batik.test";
const VISITOR_SCREENS = [
  "/auth/login",
  "/auth/register",
  "/auth/reset-password",
  `/auth/otp/${EMAIL}?on-success-navigate-to=verify-email`,
  `/auth/otp/${EMAIL}?on-success-navigate-to=password-reset`,
  "/auth/reset-password-form",
  `/auth/reset-password-form?email=${EMAIL}&otp=12345678`,
  "/auth/verify-email-success",
];
const CUSTOMER_SCREENS = ["/auth/profile", "/auth/profile-edit"];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the screens of a visitor are accessible, errors shown or not", async ({ page }) => {
      for (const path of VISITOR_SCREENS) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        const submit = page.locator('main [type="submit"]');
        if ((await submit.count()) === 0) continue;
        await submit.click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });

    test("the screens of a customer are accessible", async ({ page }) => {
      await signInAsNewCustomer(page);
      await saveAddress(page, "Ibu Ratna");
      await page.goto("/auth/profile");
      const edit = page.getByRole("link", { name: /^Edit the address/ });
      const screens = [...CUSTOMER_SCREENS, (await edit.getAttribute("href")) ?? ""];
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await page.goto("/auth/profile");
      await page.getByRole("button", { name: /^Delete the address/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
