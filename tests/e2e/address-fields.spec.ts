import type { Page } from "@playwright/test";
import { choosePlace } from "./support/choose-place.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import { ANI, saveAddress, signInAsNewCustomer } from "./support/new-customer.ts";
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRefusal,
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
    zipCode: page.getByRole("textbox", { name: "Zip code" }),
  };
}

test("a city is found by typing a part of its name", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { city, held, options } = await openAddress(page);
  await city.fill("bandung");
  await expect(options).toHaveText([
    "Kota Bandung",
    "Kabupaten Bandung",
    "Kabupaten Bandung Barat",
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

  await province.fill("");
  await expect(held.province).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(city).toBeDisabled();
  await expect(city).toHaveAttribute("placeholder", "Select Province First");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(province).toBeFocused();
  await expect(province).toHaveAccessibleDescription(REQUIRED);
});

test("the keys alone choose a province and a city", async ({ page }) => {
  const { province, city, held, options } = await openAddress(page);
  await page.getByRole("textbox", { name: "Zip code" }).focus();
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
  await expect(options).toHaveText(["Kota Semarang", "Kabupaten Semarang"]);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("data-highlighted", "");
  // Tab chooses the highlighted option.
  await page.keyboard.press("Tab");
  await expect(held.city).toHaveValue("Kabupaten Semarang");
  await expect(city).toHaveValue("Kabupaten Semarang");
  await expect(page.getByRole("button", { name: "Save address" })).toBeFocused();
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
  await expect(options).toHaveText(["Kota Bogor", "Kabupaten Bogor"]);
  strayErrors.length = 0;
});

test("a zip code fills in province and city, and replaces no choice", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.goto("/auth/address-new");
  const { city, held, zipCode, options } = fieldsOf(page);
  const live = page.locator('[aria-live="polite"]').filter({ hasText: /zip code|digits/i });
  await zipCode.fill("12950");
  await expect(held.province).toHaveValue("Daerah Khusus Ibukota Jakarta&id=31");
  await expect(held.city).toHaveValue("Kota Administrasi Jakarta Selatan");
  await expect(live).toHaveText(
    "Filled in from zip code: Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta",
  );

  await choosePlace(page, "City", "Kota Administrasi Jakarta Barat");
  await expect(live).toHaveText(
    "Zip code 12950 usually belongs to Kota Administrasi Jakarta Selatan. Is it right?",
  );
  await zipCode.fill("40211");
  await expect(live).toContainText("Zip codes in Daerah Khusus Ibukota Jakarta usually begin with");
  await expect(held.city).toHaveValue("Kota Administrasi Jakarta Barat");
  await expectWellMade(page);

  // Two cities share these digits.
  await choosePlace(page, "Province", "Jawa Barat");
  await expect(city).toBeEnabled();
  await city.click();
  await expect(options).toHaveText(["Kota Bandung", "Kabupaten Bandung"]);
  await expect(city).toHaveAccessibleDescription(/^Lists the cities of zip code 40211/);
  await expectAccessible(page, { listOpen: true });
  await city.fill("bogor");
  await expect(options).toHaveText(["Kota Bogor", "Kabupaten Bogor"]);
});

test("a zip code without an answer leaves the form usable", async ({ page, strayErrors }) => {
  await signInAsNewCustomer(page);
  await page.goto("/auth/address-new");
  await page.route("**/api/place?*", (route) =>
    route.fulfill({ status: 404, json: { message: "Not found" } }),
  );
  const { held, zipCode } = fieldsOf(page);
  await zipCode.fill("40131");
  await expectRefusal(strayErrors, 404);
  await choosePlace(page, "Province", "Jawa Barat");
  await choosePlace(page, "City", "Kota Bandung");
  await expect(held.city).toHaveValue("Kota Bandung");
});

test("the profile adds an address under the account's name", async ({ page, strayErrors }) => {
  await signInAsNewCustomer(page);
  await page.goto("/auth/profile");
  await page.getByRole("link", { name: "Add address" }).click();
  await page.waitForURL("**/auth/address-new");
  await expect(page).toHaveTitle(/Add Address/);
  await expect(page.getByLabel("Recipient")).toHaveValue(ANI.name);
  await expect(page.getByLabel("Phone number")).toHaveValue(ANI.phone_number);
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(5);
  await expectWellMade(page);

  await page.getByLabel("Recipient").fill("Ibu Ratna");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("Jalan Braga 1");
  await page.getByRole("textbox", { name: "Landmark or house details" }).fill("Pagar hijau");
  const { held, zipCode } = fieldsOf(page);
  await zipCode.fill("40131");
  await expect(held.city).toHaveValue("Kota Bandung");
  await page.route("**/api/address", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Oops, something went wrong").first()).toBeAttached();
  await expectRefusal(strayErrors, 500);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Successfuly Saved Address").first()).toBeAttached();
  await page.waitForURL("**/auth/profile");
  await expect(page.getByText("Kota Bandung, Jawa Barat 40131")).toBeVisible();
  await expect(page.getByText("Ibu Ratna", { exact: true })).toBeVisible();

  await page.goto("/auth/address-new");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("jalan  braga 1");
  await page.getByRole("textbox", { name: "Landmark or house details" }).fill("Pagar hijau");
  await zipCode.fill("40131");
  await expect(held.city).toHaveValue("Kota Bandung");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(
    page.getByRole("textbox", { name: "Address", exact: true }),
  ).toHaveAccessibleDescription("This address already exists");
  await expectRefusal(strayErrors, 422);
});

test("text typed before the scripts came isn't replaced", async ({ page }) => {
  await signInAsNewCustomer(page);
  const scripts = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/auth/address-new", { waitUntil: "commit" });
  await page.getByLabel("Recipient").fill("Ibu Ratna");
  scripts.open();
  await expect(page.getByLabel("Phone number")).toHaveValue(ANI.phone_number);
  await expect(page.getByLabel("Recipient")).toHaveValue("Ibu Ratna");
});

test("the checkout starts with the account's name and number", async ({ page, request }) => {
  const product = await (await adminOf(request)).createPiece("Kemeja Alamat Pertama");
  await signInAsNewCustomer(page);
  await fillCart(page, [product]);
  await page.goto("/checkout/address");
  const recipient = page.getByLabel("Recipient");
  await expect(recipient).toHaveValue(ANI.name);
  await expect(page.getByLabel("Phone number")).toHaveValue(ANI.phone_number);
  await recipient.fill("Ibu Ratna");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("Jalan Braga 1");
  await page.getByRole("textbox", { name: "Landmark or house details" }).fill("Pagar hijau");
  const { held, zipCode } = fieldsOf(page);
  await zipCode.fill("40131");
  await expect(held.city).toHaveValue("Kota Bandung");
  await page.getByLabel("Save New Address").uncheck();
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  await page.waitForURL("**/checkout/shipping");

  // The typed text is kept, and not replaced by the account's.
  await page.goto("/checkout/address");
  await expect(recipient).toHaveValue("Ibu Ratna");
  await page.getByLabel("Save New Address").check();
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  await expect(page.getByText("Successfuly Saved Address").first()).toBeAttached();
  await page.waitForURL("**/checkout/shipping");
});
