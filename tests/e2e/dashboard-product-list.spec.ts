import type { APIRequestContext } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import {
  ADMIN,
  expect,
  expectWellMade,
  openDialog,
  PHONE,
  signIn,
  test,
} from "./support/shop-test.ts";

const LIST = "/dashboard/product";
const LAPTOP = { width: 1280, height: 900 };
const FILTERS = {
  Categories: ["Men", "Women", "Batik Cloth", "Others"],
  Sizes: ["XS", "S", "M", "L", "XL", "2XL", "3XL", "Free-Size"],
  Status: ["Belum Terjual", "Terjual"],
};

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

test("at 1280 ten rows are in view, each with its two buttons, under the filters", async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  // The demo's cloths: another test's product may have a name of many lines.
  await page.goto(`${LIST}?q=Kain`);
  const panel = page.getByRole("region", { name: "Filters" });
  for (const [legend, values] of Object.entries(FILTERS)) {
    const group = panel.getByRole("group", { name: legend });
    await expect(group).toBeVisible();
    await expect(group.getByRole("checkbox")).toHaveCount(values.length);
    for (const name of values) {
      await expect(group.getByRole("checkbox", { name, exact: true })).toBeInViewport();
    }
  }
  await expect(panel.getByRole("button", { name: "Hapus Filter" })).toBeVisible();
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(140);
  const rows = page.locator("tbody tr");
  for (let row = 0; row < 10; row++) {
    await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(row).getByRole("link", { name: /^Edit Barang / })).toBeVisible();
    await expect(rows.nth(row).getByRole("button", { name: /^Hapus / })).toBeVisible();
  }
});

test("a card of a phone has both buttons, and the filters fold", async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const { name, id } = await makeProduct(request);
  await page.goto(`${LIST}?q=${name}`);
  const card = page.getByRole("listitem").filter({ hasText: name });
  await card.getByRole("button", { name: `Hapus ${name}` }).click();
  await expect(openDialog(page)).toContainText(name);
  await openDialog(page).getByRole("button", { name: "Batal" }).click();

  const fold = page.getByRole("button", { name: /^Filters/ });
  const box = page.getByRole("checkbox", { name: "M", exact: true });
  await expect(box).toBeHidden();
  await fold.click();
  await box.check();
  await expect(page).toHaveURL(/sizes/);
  await expectWellMade(page);
  await fold.click();
  await expect(box).toBeHidden();
  // A folded panel says what is chosen.
  await expect(fold).toHaveText("Filters: M");
  await page.getByRole("button", { name: "Hapus Filter" }).click();
  await expect(fold).toHaveText("Filters");
  await card.getByRole("link", { name: `Edit Barang ${name}` }).click();
  await page.waitForURL(`**/dashboard/product-form/${id}`);
});

test("no product can be deleted while the list is fetched", async ({ page, request }) => {
  await page.setViewportSize(LAPTOP);
  const { name } = await makeProduct(request);
  await page.goto(`${LIST}?q=${name}`);
  const remove = page.getByRole("button", { name: `Hapus ${name}` });
  await expect(remove).toBeEnabled();
  const held = await holdBack(page, (url) => url.pathname === "/api/product");
  await page.getByRole("checkbox", { name: "M", exact: true }).check();
  await expect(remove).toHaveAttribute("aria-busy", "true");
  await expect(remove).toBeDisabled();
  held.open();
  await expect(remove).toBeEnabled();
});

test("the size of a chart in a picture is called as in the form", async ({ page, request }) => {
  await page.setViewportSize(LAPTOP);
  const { name } = await makeProduct(request, { size: "See-Image", size_details: "S, M" });
  await page.goto(`${LIST}?q=${name}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("cell", { name: "See-Image", exact: true })).toBeVisible();
});

test("the sidebar has the six entries in their order, ours apart, and Logout at the bottom", async ({
  page,
}) => {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto("/dashboard/gallery");
    if (size === PHONE) await page.getByRole("button", { name: "Menu" }).click();
    const groups = page.getByRole("navigation", { name: "Dasbor" }).getByRole("list");
    await expect(groups).toHaveCount(3);
    const [today, six, ours] = [groups.nth(0), groups.nth(1), groups.nth(2)];
    await expect(today.getByRole("link")).toHaveText(["Hari Ini"]);
    await expect(six.getByRole("link")).toHaveText([
      "Kelola Barang",
      // The number of waiting rows stands beside it.
      /^Kelola Pesanan/,
      ...["Lihat Pelanggan", "Kelola Events", "Kelola Gallery", "Website"],
    ]);
    await expect(ours.getByRole("link")).toHaveText([
      ...["Laporan Uang", "Pengaturan", "Riwayat Perubahan"],
    ]);
    await expect(six.getByRole("link", { name: "Kelola Gallery" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const last = page.getByRole("complementary").getByRole("button").last();
    await expect(last).toHaveText("Logout");
    const box = await last.boundingBox();
    expect(size.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(20);
  }
});

/** Creates a product for one test. */
async function makeProduct(request: APIRequestContext, fields = {}) {
  const admin = await adminOf(request);
  return admin.createPiece(`Kemeja Daftar ${crypto.randomUUID().slice(0, 8)}`, fields);
}
