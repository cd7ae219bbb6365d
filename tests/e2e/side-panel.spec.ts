import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";

const CHANGE_MS = 6000;

function pictures(page: Page) {
  return page.locator('img[src^="/auth/"]');
}

/** Opens the page and waits for its timer, without which the button does nothing. */
async function openRegister(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/auth/register");
  await expect(pictures(page).nth(0)).toHaveCSS("opacity", "1");
}

test("the pictures take turns every 6 s and can be paused", async ({ page }) => {
  await openRegister(page);
  const pause = page.getByRole("button", { name: "Pause the pictures" });
  await expect(async () => {
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
  }).toPass();
  await pause.click();
  await page.clock.runFor(CHANGE_MS);
  await expect(pictures(page).nth(1)).toHaveCSS("opacity", "1");
  await expect(pictures(page).nth(0)).toHaveCSS("opacity", "0");
  await pause.click();
  await page.clock.runFor(2 * CHANGE_MS);
  await expect(pictures(page).nth(1)).toHaveCSS("opacity", "1");
});

test("the pictures stand still where motion isn't wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRegister(page);
  await page.locator('main [type="submit"]').first().click();
  await expect(page.getByText("This field is required").first()).toBeVisible();
  await page.clock.runFor(2 * CHANGE_MS);
  await expect(pictures(page).nth(0)).toHaveCSS("opacity", "1");
});

test("small screens have no pictures beside the form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/auth/register");
  await expect(pictures(page).first()).toBeHidden();
});
