import type { Page } from "@playwright/test";
import { choosePlace } from "./support/choose-place.ts";
import { saveAddress, signInAsNewCustomer } from "./support/new-customer.ts";
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWellMade,
  PHONE,
  test,
} from "./support/shop-test.ts";

const REQUIRED = "This field can't be empty";

/** Saves an address for a new customer. Returns the path of its page. */
async function savedAddress(page: Page): Promise<string> {
  await signInAsNewCustomer(page);
  return `/auth/address-edit/${await saveAddress(page, "Ibu Ratna")}`;
}

/** Opens the form of a saved address: Kota Bandung in Jawa Barat. */
async function openAddress(page: Page) {
  await page.goto(await savedAddress(page));
  const form = fieldsOf(page);
  await expect(form.city).toBeEnabled();
  return form;
}

function fieldsOf(page: Page) {
  return {
    province: page.getByRole("combobox", { name: "Province" }),
    city: page.getByRole("combobox", { name: "City" }),
    /** The values that the form submits. */
    held: { province: page.locator('[name="province"]'), city: page.locator('[name="city"]') },
    options: page.getByRole("option"),
  };
}

test("a city is found by typing a part of its name", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { city, held, options } = await openAddress(page);
  await city.fill("bandung");
  await expect(options).toHaveText([
    "Kabupaten Bandung",
    "Kabupaten Bandung Barat",
    "Kota Bandung",
  ]);
  for (const option of await options.all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await city.fill("BARAT kab");
  await expect(options).toHaveText(["Kabupaten Bandung Barat"]);
  await options.click();
  await expect(city).toHaveValue("Kabupaten Bandung Barat");
  await expect(city).toBeFocused();
  await expect(held.city).toHaveValue("Kabupaten Bandung Barat");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.waitForURL("**/auth/profile");
  await expect(page.getByText("Kabupaten Bandung Barat, Jawa Barat 40131")).toBeVisible();
});

test("the list is at most 20rem high and leaves the page where it is", async ({ page }) => {
  const { province, options } = await openAddress(page);
  const save = page.locator('main [type="submit"]');
  const topOf = () =>
    save.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  await atEachWidth(page, async () => {
    const before = await topOf();
    await province.click();
    await expect(options).toHaveCount(38);
    const list = await page.getByRole("listbox").boundingBox();
    expect(list?.height).toBeGreaterThan(100);
    expect(list?.height).toBeLessThanOrEqual(320);
    expect(await topOf()).toBe(before);
    await expectAccessible(page, { listOpen: true });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
  });
});

test("another province clears the city, the same one doesn't", async ({ page }) => {
  const { province, city, held } = await openAddress(page);
  await choosePlace(page, "Province", "Jawa Barat");
  await expect(held.city).toHaveValue("Kota Bandung");
  await choosePlace(page, "Province", "Bali");
  await expect(city).toBeEnabled();
  await expect(city).toHaveValue("");
  await expect(city).toHaveAttribute("placeholder", "Select City");
  await expect(held.city).toHaveValue("");

  await page.getByRole("button", { name: "Save address" }).click();
  await expect(city).toBeFocused();
  await expect(city).toHaveAccessibleDescription(REQUIRED);
  await expect(city).toHaveAttribute("aria-invalid", "true");
  await expectWellMade(page);

  await province.fill("");
  await expect(held.province).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(city).toBeDisabled();
  await expect(city).toHaveAttribute("placeholder", "Select Province First");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(province).toBeFocused();
  await expect(province).toHaveAccessibleDescription(REQUIRED);
  await expectWellMade(page);
});

test("the keys alone choose a province and a city", async ({ page }) => {
  const { province, city, held, options } = await openAddress(page);
  await page.getByRole("textbox", { name: "Description" }).focus();
  await page.keyboard.press("Tab");
  await expect(province).toBeFocused();
  await page.keyboard.type("jawa");
  await expect(province).toHaveAttribute("aria-expanded", "true");
  await expect(options).toHaveText(["Jawa Barat", "Jawa Tengah", "Jawa Timur"]);
  await expect(options.nth(0)).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(2)).toHaveAttribute("data-highlighted", "");
  const active = await options.nth(2).getAttribute("id");
  await expect(province).toHaveAttribute("aria-activedescendant", active ?? "");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(held.province).toHaveValue(/^Jawa Tengah&id=\d+$/);
  await expect(province).toBeFocused();
  await expect(options).toHaveCount(0);

  await expect(city).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(city).toBeFocused();
  await page.keyboard.type("semarang");
  await expect(options).toHaveText(["Kabupaten Semarang", "Kota Semarang"]);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("data-highlighted", "");
  // Tab chooses the highlighted option.
  await page.keyboard.press("Tab");
  await expect(held.city).toHaveValue("Kota Semarang");
  await expect(city).toHaveValue("Kota Semarang");
  await expect(page.getByRole("textbox", { name: "Zip code" })).toBeFocused();
  await expect(page).toHaveURL(/address-edit/);
});

test("Escape, Home, End and text that names nothing leave the choice alone", async ({ page }) => {
  const { city, held, options } = await openAddress(page);
  await city.focus();
  await page.keyboard.type("timbuktu");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await expectAccessible(page, { listOpen: true });
  // Enter doesn't submit the form while the list is open.
  await page.keyboard.press("Enter");
  await expect(city).toHaveValue("Kota Bandung");
  await expect(page).toHaveURL(/address-edit/);

  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(city).toHaveValue("Kota Bandung");
  await expect(city).toBeFocused();

  await page.keyboard.press("Home");
  expect(await city.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press("End");
  expect(await city.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(12);

  await city.fill("kota bogor");
  await page.locator("h1").click();
  await expect(held.city).toHaveValue("Kota Bogor");
  await expect(city).toHaveValue("Kota Bogor");
});

test("what a browser fills in is taken", async ({ page }) => {
  const { province, held } = await openAddress(page);
  await expect(held.province).toHaveAttribute("autocomplete", "shipping address-level1");
  await expect(held.city).toHaveAttribute("autocomplete", "shipping address-level2");
  await held.province.evaluate((input: HTMLInputElement) => {
    // Sets the value like autofill, which bypasses React's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(input, "bali");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(province).toHaveValue("Bali");
  await expect(held.province).toHaveValue(/^Bali&id=\d+$/);
});

test("cities that can't be loaded can be asked for again", async ({ page, strayErrors }) => {
  const path = await savedAddress(page);
  await page.route("**/api/city?*", (route) =>
    route.fulfill({ status: 404, json: { message: "Not found" } }),
  );
  await page.goto(path);
  const { city, held, options } = fieldsOf(page);
  await expect(city).toHaveAccessibleDescription("The cities can't be loaded.");
  await expect(held.city).toHaveValue("Kota Bandung");
  await expectAccessible(page);
  await page.unroute("**/api/city?*");
  await page.getByRole("button", { name: "Load the cities again" }).click();
  await expect(city).toBeFocused();
  await expect(city).toHaveAccessibleDescription("");
  await city.fill("bogor");
  await expect(options).toHaveText(["Kabupaten Bogor", "Kota Bogor"]);
  strayErrors.length = 0;
});
