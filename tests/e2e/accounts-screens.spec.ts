import { expect, expectWellMade, test } from "./support/shop-test.ts";

const EMAIL = "seorang.pelanggan.dengan.alamat.yang.panjang%40pembeli-batik.test";
const FORMS = [
  "/auth/login",
  "/auth/register",
  "/auth/reset-password",
  `/auth/otp/${EMAIL}?on-success-navigate-to=verify-email`,
  `/auth/otp/${EMAIL}?on-success-navigate-to=password-reset`,
  `/auth/reset-password-form?email=${EMAIL}&otp=12345678`,
];

// every-page.spec.ts looks at them without errors.
test("the forms of a visitor are accessible with errors shown", async ({ page }) => {
  for (const path of FORMS) {
    await page.goto(path);
    await page.locator('main [type="submit"]').first().click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectWellMade(page);
  }
});
