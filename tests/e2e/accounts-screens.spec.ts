import { expect, expectWellMade, test } from "./support/shop-test.ts";

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

test("the screens of a visitor are accessible, errors shown or not", async ({ page }) => {
  for (const path of VISITOR_SCREENS) {
    await page.goto(path);
    await expectWellMade(page);
    const submit = page.locator('main [type="submit"]').first();
    if ((await submit.count()) === 0) continue;
    await submit.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectWellMade(page);
  }
});
