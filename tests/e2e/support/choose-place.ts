import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** Types a place's whole name and chooses it, as on every address form. */
export async function choosePlace(
  page: Page,
  label: "Province" | "City" | "Kota",
  text: string,
): Promise<void> {
  const field = page.getByRole("combobox", { name: label });
  await expect(field).toBeEnabled();
  await field.click();
  await field.fill(text);
  await page.getByRole("option", { name: text, exact: true }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue(text);
}
