import type { Locator, Page } from "@playwright/test";
import { pictureFile } from "./files.ts";
import { expect, openDialog } from "./shop-test.ts";

/** One of the form's places for pictures. */
export const slot = (page: Page, number: number): Locator =>
  page.locator(`[data-slot="${number}"]`);

/** Chooses a picture and waits until its place shows it. */
export async function choosePicture(
  page: Page,
  number: number,
  file?: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  await slot(page, number)
    .locator("input")
    .setInputFiles(file ?? (await pictureFile()));
  await expect(slot(page, number).getByRole("img")).toBeVisible();
}

/** Waits for a form's list, and for the dialog over it that says what was done. */
export async function expectSaved(page: Page, list: string, words: string): Promise<void> {
  await page.waitForURL(`**${list}`);
  await expectStatus(page, words);
}

/** Expects the dialog that says what was done, and closes it. */
export async function expectStatus(page: Page, words: string): Promise<void> {
  await expect(openDialog(page).getByText(words)).toBeVisible();
  await openDialog(page).getByRole("button", { name: "Tutup" }).click();
  await expect(openDialog(page)).toBeHidden();
}
