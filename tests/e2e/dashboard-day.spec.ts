import type { Page } from "@playwright/test";
import { spoiledCsv } from "#tests/factories/product-csv.ts";
import { csvFile } from "./support/files.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  atEachWidth,
  DESK,
  expect,
  expectWellMade,
  signIn,
  test,
} from "./support/shop-test.ts";

const TODAY = "/dashboard";
const IMPORT = "/dashboard/product-import";

/** Chooses the file and waits for the server's answer. */
async function choose(page: Page, csv: string): Promise<void> {
  const answered = page.waitForResponse("**/api/product-import");
  await page.getByLabel("Pilih Berkas CSV").setInputFiles(csvFile("barang.csv", csv));
  await answered;
}

const countOf = async (page: Page, mark: string): Promise<number> =>
  (await (await page.request.get(`/api/product?match=name&q=${mark}`)).json()).meta.total;

/** Deletes the test's products from the shop's lists. */
async function removeAll(page: Page, mark: string): Promise<void> {
  const headers = fromShop;
  const { data } = await (await page.request.get(`/api/product?match=name&q=${mark}`)).json();
  for (const { id } of data) await page.request.delete(`/api/product/${id}`, { headers });
  expect(await countOf(page, mark)).toBe(0);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

test("the day begins with what there is to do; the sidebar has it", async ({ page }) => {
  await atEachWidth(page, async () => {
    await page.goto("/dashboard/product");
    await page.getByRole("link", { name: "Hari Ini" }).filter({ visible: true }).click();
    await page.waitForURL((url) => url.pathname === TODAY);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hari Ini");
  });
  // The demo has an order that is paid but not sent.
  await expect(page.getByRole("region", { name: /^Siap dikirim/ })).toBeVisible();
  await expect(page.getByText("Selebihnya beres.")).toBeVisible();

  // The chart as a table for screen readers.
  await page.getByText("Tampilkan sebagai tabel").click();
  const table = page.getByRole("table", { name: /Penjualan per hari/ });
  await expect(table).toContainText("Rp");
  await expectWellMade(page);

  await page.setViewportSize(DESK);
  const entries = page.getByRole("navigation", { name: "Dasbor" }).getByRole("link");
  await expect(entries.first()).toHaveAttribute("aria-current", "page");
  // The demo has an order that is paid but not sent.
  await expect(entries.nth(2)).toHaveAccessibleName(/^Kelola Pesanan \d+\+? menunggu$/);
  await page.goto("/auth/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Profile");
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("**/dashboard/product");
});

test("the day's links lead to the order and into the lists, filtered", async ({ page }) => {
  await page.goto(TODAY);
  // The demo has an order that is paid but not sent.
  const toSend = page.getByRole("region", { name: /^Siap dikirim/ });
  const order = toSend.getByRole("listitem").getByRole("link").first();
  const orderNo = await order.innerText();
  await order.click();
  await page.waitForURL("**/dashboard/orders-detail/*");
  await expect(page.getByRole("main")).toContainText(orderNo);

  await page.goto(TODAY);
  await toSend.getByRole("link", { name: "Semua pesanan Payment Confirm" }).click();
  await page.waitForURL("**/dashboard/orders?status=Payment+Confirm");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("Payment Confirm");
  // Other tests' orders may come before it.
  await page.getByRole("searchbox", { name: "Cari pesanan" }).fill(orderNo);
  await expect(page.getByRole("link", { name: orderNo }).filter({ visible: true })).toBeVisible();

  await page.goto(TODAY);
  await page.getByRole("link", { name: "Batik Cloth, belum terjual" }).click();
  await page.waitForURL("**/dashboard/product?*");
  for (const name of ["Batik Cloth", "Belum Terjual"]) {
    await expect(page.getByRole("checkbox", { name, exact: true })).toBeChecked();
  }
});

test("each list has a download of what it shows", async ({ page }) => {
  const lists = {
    "orders?status=Completed": "orders.csv?status=Completed",
    "product?categories[]=Batik+Cloth&status[]=Terjual":
      "products.csv?categories%5B%5D=Batik+Cloth&status%5B%5D=Terjual",
    customers: "customers.csv",
    "laporan?month=2026-11": "money.csv?month=2026-11",
  };
  for (const [list, file] of Object.entries(lists)) {
    await page.goto(`/dashboard/${list}`);
    const link = page.getByRole("link", { name: "Unduh CSV" });
    await expect(link).toHaveAttribute("href", `/api/export/${file}`);
  }
});

/** A link that the header half covers while the page is scrolled isn't too small. */
async function expectWellMadeFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectWellMade(page);
}

test("1,000 rows with 20 bad ones are told, a mended file is written once", async ({ page }) => {
  await page.goto("/dashboard/product");
  await page.getByRole("link", { name: "Impor CSV" }).click();
  await page.waitForURL(`**${IMPORT}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impor Barang");

  const mark = crypto.randomUUID().slice(0, 8);
  const { csv, bad } = spoiledCsv(mark, 1_000, 50);
  await choose(page, csv);
  await expect(page.getByText("20 kesalahan di 20 baris")).toBeVisible();
  const faults = page.getByRole("region", { name: "Kesalahan per baris" });
  await expect(faults.getByRole("row")).toHaveCount(21);
  for (const [index, { line, column, message }] of bad.entries()) {
    const row = faults.getByRole("row").nth(index + 1);
    await expect(row).toHaveText(`${line}${column}${message}`);
  }
  await expect(page.getByRole("button", { name: /^Tambahkan/ })).toHaveCount(0);
  expect(await countOf(page, mark)).toBe(0);
  await expectWellMadeFromTheTop(page);

  // A short file, because other tests read the first pages of the catalogue.
  const { csv: mended } = spoiledCsv(mark, 24, 5_000);
  await choose(page, mended);
  await expect(page.getByText("24 barang, 240 potong, tanpa kesalahan")).toBeVisible();
  expect(await countOf(page, mark)).toBe(0);
  await expectWellMadeFromTheTop(page);
  await page.getByRole("button", { name: "Tambahkan 24 barang" }).click();
  await expect(page.getByText("24 barang ditambahkan")).toBeVisible();
  await expect(page.getByRole("region", { name: "Hasil" })).toBeFocused();
  expect(await countOf(page, mark)).toBe(24);
  await expectWellMadeFromTheTop(page);

  await choose(page, mended);
  await expect(page.getByText("Isi berkas ini sudah diimpor pada")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Tambahkan/ })).toHaveCount(0);
  expect(await countOf(page, mark)).toBe(24);

  await page.goto(`/dashboard/product?q=${mark}`);
  await expect(page.getByText("No Image").filter({ visible: true }).first()).toBeVisible();
  await removeAll(page, mark);
});
