import type { Page } from "@playwright/test";
import { choosePlace } from "./support/choose-place.ts";
import { adminOf, type Piece } from "./support/goods.ts";
import { readOrder } from "./support/orders.ts";
import { ADMIN, expect, expectWellMade, PHONE, signIn, test } from "./support/shop-test.ts";

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: "+ Pesanan Baru" }).click();
  await page.waitForURL("**/dashboard/orders-new");
});

async function addPiece(page: Page, { name }: Piece): Promise<void> {
  await page.getByLabel("Cari barang").fill(name);
  await page.getByRole("button", { name: `Tambah ${name}` }).click();
  await expect(page.getByRole("button", { name: `Dipilih ${name}` })).toBeDisabled();
}

/** Sends the form, and returns the id of the order that it opens. */
async function send(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Catat Pesanan" }).click();
  await page.waitForURL("**/dashboard/orders-detail/**");
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a piece that was sold at a bazaar leaves the stock and is in ledger and report", async ({
  page,
  request,
}) => {
  const admin = await adminOf(request);
  const name = `Kemeja Bazar ${crypto.randomUUID().slice(0, 8)}`;
  const piece = await admin.createPiece(name, { stock: 2, price: 350_000 });
  await page.setViewportSize(PHONE);
  await expectWellMade(page);
  await page.getByRole("button", { name: "Catat Pesanan" }).click();
  await expect(page.getByText("Pilih barang dulu")).toBeVisible();
  await expect(page.getByText("Nama pembeli harus terisi")).toBeVisible();

  await addPiece(page, piece);
  await page
    .getByRole("group", { name: `Jumlah ${name}` })
    .getByRole("button")
    .last()
    .click();
  await page.getByLabel("Nama", { exact: true }).fill("Bu Ratih");
  await expect(page.getByText(/Total\s*Rp\s700\.000/)).toBeVisible();
  const id = await send(page);
  const order = await readOrder(page, id);
  expect(order).toMatchObject({
    status: "Completed",
    payment_status: "Paid",
    total: 700_000,
    money: { received: 700_000 },
  });
  await expect(page.getByText("Bu Ratih").first()).toBeVisible();
  await expectWellMade(page);
  expect(await admin.stockOf(piece)).toBe(0);
  const csv = await (await page.request.get("/api/export/money.csv?per=day")).text();
  const rows = csv.split("\r\n").filter((row) => row.includes(order.order_no));
  expect(rows.some((row) => row.includes(";Diterima;700000;"))).toBe(true);
});

test("a parcel that was sold by WhatsApp waits for its money, and has a label", async ({
  page,
  request,
}) => {
  const name = `Kain Chat ${crypto.randomUUID().slice(0, 8)}`;
  const piece = await (await adminOf(request)).createPiece(name, { price: 350_000 });
  await addPiece(page, piece);
  await page.getByLabel("Nama", { exact: true }).fill("Pak Agus");
  await page.getByText("Dikirim", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Sudah dibayar" }).uncheck();
  await page.getByRole("button", { name: "Catat Pesanan" }).click();
  await expect(page.getByText("Alamat harus terisi")).toBeVisible();
  await expectWellMade(page);

  await page.getByLabel("Nomor HP").fill("0812 3456 7890");
  await page.getByRole("textbox", { name: "Alamat" }).fill("Jalan Braga 1");
  await choosePlace(page, "Kota", "Kota Bandung");
  await page.getByLabel("Kode pos").fill("40111");
  await page.getByRole("textbox", { name: "Ongkir" }).fill("19.000");
  const id = await send(page);
  expect(await readOrder(page, id)).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Unpaid",
    total: 369_000,
    phone_number: "6281234567890",
    city: "Kota Bandung",
  });
  await page.goto(`/dashboard/orders-detail/${id}/print/label`);
  await expect(page.getByText("Pak Agus").first()).toBeVisible();
});
