import type { Page } from "@playwright/test";
import { pictureFile } from "./files.ts";
import { expect } from "./shop-test.ts";

/** Chooses a picture of the transfer on the open page of the proof. */
export async function chooseProof(page: Page): Promise<void> {
  const file = await pictureFile({ width: 600, height: 900 });
  await page.locator('[name="image"]').setInputFiles(file);
  await expect(page.getByAltText("The one you are about to send")).toBeVisible();
}

/** Sends what is filled in there. */
export async function sendProof(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send proof of payment" }).click();
  await expect(page.getByText("Awaiting Verification")).toBeVisible();
}
