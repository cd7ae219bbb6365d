import type { APIRequestContext, Page } from "@playwright/test";
import { csvFile } from "./support/files.ts";
import { holdBack } from "./support/hold-back.ts";
import { changeOrder, type Placed, placeOrder, readOrder } from "./support/orders.ts";
import { pagesOf } from "./support/pdf-pages.ts";
import {
  ADMIN,
  DESK,
  expect,
  expectRefusal,
  expectWellMade,
  openDialog,
  PHONE,
  signIn,
  test,
} from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const LIST = "/dashboard/orders";

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const resiOf = (page: Page, { orderNo }: Placed) => page.getByRole("textbox", { name: orderNo });
const sendOf = (page: Page, { orderNo }: Placed) =>
  page.getByRole("button", { name: `Kirim ${orderNo}` });

/** Places orders of customers with one name, and opens the list of them. */
async function openOrders(
  page: Page,
  request: APIRequestContext,
  count: number,
  status?: string,
): Promise<Placed[]> {
  const name = `Wira ${crypto.randomUUID().slice(0, 8)}`;
  const orders: Placed[] = [];
  for (let placed = 0; placed < count; placed += 1) {
    orders.push(await placeOrder(request, { name }));
  }
  for (const order of orders) if (status) await changeOrder(page, order.id, { status });
  await page.goto(`${LIST}?search=${name}`);
  await expect(rows(page)).toHaveCount(count);
  return orders.toReversed();
}

test("a paid order is sent from its row in one step", async ({ page, request, strayErrors }) => {
  const [first, second, third] = await openOrders(page, request, 3, "Payment Confirm");
  if (!first || !second || !third) throw new Error("no orders");
  await resiOf(page, first).fill("jne 0011-2233");
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toContainText("In Delivery Dalam pengiriman");
  await expect(rows(page).first()).toContainText("JNE00112233");
  await expect(resiOf(page, second)).toBeFocused();
  expect(await readOrder(page, first.id)).toMatchObject({
    status: "In Delivery",
    resi: "JNE00112233",
  });

  // The error stands beside the field, and nothing is sent.
  await sendOf(page, second).click();
  await expect(page.getByText("Isi nomor resi dulu").filter({ visible: true })).toBeVisible();
  await expect(resiOf(page, second)).toBeFocused();
  await expect(resiOf(page, second)).toHaveAccessibleDescription("Isi nomor resi dulu");

  // Only the row in flight is busy, and the focus stays where the admin has gone meanwhile.
  const held = await holdBack(page, `**/api/order/${second.id}*`);
  await resiOf(page, second).fill("JNE2");
  await page.keyboard.press("Enter");
  await expect(sendOf(page, second)).toHaveAttribute("aria-busy", "true");
  await resiOf(page, third).fill("JNE3");
  await expect(sendOf(page, third)).not.toHaveAttribute("aria-busy");
  held.open();
  await expect(rows(page).nth(1)).toContainText("In Delivery Dalam pengiriman");
  await expect(resiOf(page, third)).toBeFocused();
  await expect(resiOf(page, third)).toHaveValue("JNE3");

  // Somebody else was faster: a toast names the order, since its form goes away.
  await changeOrder(page, third.id, { status: "Cancelled" });
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${third.orderNo}: Pesanan ini sekarang`).first()).toBeAttached();
  await expectRefusal(strayErrors, 409);
  await expect(rows(page).nth(2)).toContainText("Cancelled Dibatalkan");
  expect((await readOrder(page, third.id)).resi).toBeNull();
});

test("an order is sent from its page and from the cards of a phone", async ({ page, request }) => {
  const [first, second] = await openOrders(page, request, 2, "Payment Confirm");
  if (!first || !second) throw new Error("no orders");
  await page.goto(`/dashboard/orders-detail/${first.id}`);
  await expectWellMade(page);
  await resiOf(page, first).fill("JNE1");
  await sendOf(page, first).click();
  await expect(page.getByText("Resi tersimpan")).toBeVisible();
  await expect(sendOf(page, first)).toHaveCount(0);
  expect(await readOrder(page, first.id)).toMatchObject({ status: "In Delivery", resi: "JNE1" });

  await page.setViewportSize(PHONE);
  await page.goto(`${LIST}?search=${second.orderNo}`);
  await resiOf(page, second).fill("JNE2");
  await sendOf(page, second).click();
  await expect(resiOf(page, second)).toHaveCount(0);
  expect(await readOrder(page, second.id)).toMatchObject({ status: "In Delivery", resi: "JNE2" });
});

test("the day's queue takes a resi, and says what is wrong with it", async ({ page }) => {
  await page.goto("/dashboard");
  // The demo has an order that is paid but not sent. Other tests may send theirs meanwhile.
  const row = page
    .getByRole("region", { name: /^Siap dikirim/ })
    .getByRole("listitem")
    .first();
  await row.getByRole("textbox").fill("JNE/1");
  await row.getByRole("button", { name: /^Kirim SB/ }).click();
  await expect(row).toContainText("Resi hanya boleh berisi huruf dan angka");
  await expect(row.getByRole("textbox")).toBeFocused();
  await expectWellMade(page);
});

test("many labels are printed at once, each on a sheet of its own", async ({ page, request }) => {
  const orders = await openOrders(page, request, 3, "Payment Confirm");
  await page.getByRole("checkbox", { name: /^Pilih semua di halaman ini/ }).check();
  await expect(page.getByText("3 pesanan dipilih")).toBeVisible();
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await page.getByRole("checkbox", { name: `Pilih ${orders[0]?.orderNo}` }).uncheck();
  await expect(page.getByText("2 pesanan dipilih")).toBeVisible();
  await page.getByRole("link", { name: "Cetak Label" }).click();
  await page.waitForURL("**/dashboard/orders-labels?*");
  const sheets = page.getByRole("article");
  await expect(sheets).toHaveCount(2);
  for (const [at, order] of orders.slice(1).entries()) {
    await expect(sheets.nth(at)).toContainText(order.recipient);
  }
  await expectWellMade(page);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(["A6", "A6"]);
  await page.goto("/dashboard/orders-labels?ids=nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pesanan tidak ditemukan");
});

test("a status is set for many, with a result for each", async ({ page, request }) => {
  const [first, second, third] = await openOrders(page, request, 3, "Payment Confirm");
  if (!first || !second || !third) throw new Error("no orders");
  await page.getByRole("checkbox", { name: /^Pilih semua di halaman ini/ }).check();
  await page.getByRole("button", { name: "Ubah Status" }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole("button", { name: "Ubah status" })).toBeDisabled();
  await dialog.getByLabel("Status baru").selectOption("Completed");
  await expect(dialog).toContainText(
    "Dari “Payment Confirm” ke “Completed” bukan alur yang biasa.",
  );
  await expect(dialog).toContainText(second.orderNo);
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await dialog.getByLabel("Status baru").selectOption("In Delivery");
  await expect(dialog).toContainText("Nomor resi belum disimpan.");

  // Another admin cancels one of them meanwhile.
  await changeOrder(page, second.id, { status: "Cancelled" });
  await dialog.getByRole("button", { name: "Ya, ubah status" }).click();
  const results = page.getByRole("region", { name: "Hasil", exact: true });
  await expect(results).toBeFocused();
  await expect(results).toContainText("2 pesanan menjadi In Delivery, 1 tidak berubah.");
  await expect(results.getByRole("row").nth(1)).toContainText(
    `${second.orderNo}Pesanan ini sekarang berstatus “Cancelled”`,
  );
  await expect(page.getByText("1 pesanan dipilih")).toBeVisible();
  expect((await readOrder(page, first.id)).status).toBe("In Delivery");
  expect((await readOrder(page, third.id)).status).toBe("In Delivery");
  expect((await readOrder(page, second.id)).status).toBe("Cancelled");
  await expectWellMade(page);
});

test("a pasted list of resi is shown first, then sent", async ({ page, request }) => {
  const [first, second, unpaid] = await openOrders(page, request, 3);
  if (!first || !second || !unpaid) throw new Error("no orders");
  for (const order of [first, second])
    await changeOrder(page, order.id, { status: "Payment Confirm" });
  await changeOrder(page, second.id, { resi: "JNE9" });
  await page.getByRole("link", { name: "Kirim dari daftar resi" }).click();
  await page.waitForURL("**/dashboard/orders-resi");
  const list = page.getByLabel("Daftar resi");
  await list.fill(
    [
      `${first.orderNo}\tJNE 00110011`,
      `${second.orderNo}\tJNE 00220022`,
      `${unpaid.orderNo}\tJNE 00330033`,
      "SB000000ZZZZZ\tJNE 00440044",
    ].join("\n"),
  );
  await page.getByRole("button", { name: "Periksa Daftar" }).click();
  await expect(page.getByText("1 pesanan siap dikirim dari 4 baris.")).toBeVisible();
  const lines = page.getByRole("region", { name: "Hasil per baris" }).getByRole("row");
  await expect(lines.nth(1)).toContainText("Akan dikirim");
  await expect(lines.nth(2)).toContainText("Sudah punya resi lain: JNE9");
  await expect(lines.nth(3)).toContainText("Berstatus Waiting for Payment");
  await expect(lines.nth(4)).toContainText("Tidak ada pesanan bernomor “SB000000ZZZZZ”");
  expect((await readOrder(page, first.id)).status).toBe("Payment Confirm");
  await expectWellMade(page);

  await page.getByRole("button", { name: "Kirim 1 pesanan" }).click();
  await expect(page.getByText("1 pesanan dikirim. 3 baris perlu diperiksa.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Hasil", exact: true })).toBeFocused();
  expect(await readOrder(page, first.id)).toMatchObject({
    status: "In Delivery",
    resi: "JNE00110011",
  });
  expect(await readOrder(page, second.id)).toMatchObject({
    status: "Payment Confirm",
    resi: "JNE9",
  });

  // Another list has no result yet; a file fills the field.
  const csv = `Referensi;Penerima;AWB\r\n${first.orderNo};Ibu Sari;JNE00110011\r\n`;
  await page.getByLabel("Pilih Berkas CSV").setInputFiles(csvFile("jne.csv", csv));
  await expect(list).toHaveValue(/^Referensi;Penerima;AWB/);
  await expect(lines).toHaveCount(0);
  await page.getByRole("button", { name: "Periksa Daftar" }).click();
  await expect(lines.nth(1)).toContainText("Sudah dikirim dengan resi ini");
  await expect(page.getByRole("button", { name: /^Kirim \d/ })).toHaveCount(0);
});

test("keys move, select, search, and can be switched off", async ({ page, request }) => {
  const [first, second] = await openOrders(page, request, 2);
  if (!first || !second) throw new Error("no orders");
  const link = ({ orderNo }: Placed) => rows(page).getByRole("link", { name: orderNo });
  await expectAlive(page);
  // The list listens a moment after the page is alive.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(link(first)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("j");
  await expect(link(second)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: `Pilih ${second.orderNo}` })).toBeChecked();
  await page.keyboard.press("k");
  await expect(link(first)).toBeFocused();
  await page.keyboard.press("Control+j");
  await expect(link(first)).toBeFocused();

  await page.keyboard.press("/");
  const box = page.getByRole("searchbox");
  await expect(box).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("j");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(/j$/);
  await page.keyboard.press("Backspace");
  await expect(rows(page)).toHaveCount(2);

  await link(first).focus();
  await page.keyboard.press("?");
  await expect(openDialog(page)).toContainText("Baris berikutnya");
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await openDialog(page)
    .getByRole("checkbox", { name: /^Pakai tombol pintas/ })
    .uncheck();
  await page.keyboard.press("Escape");
  await expect(openDialog(page)).toBeHidden();
  await expect(link(first)).toBeFocused();
  await page.keyboard.press("j");
  await expect(link(first)).toBeFocused();
  await page.reload();
  await expectAlive(page);
  await page.getByRole("button", { name: "Tombol pintas" }).click();
  await openDialog(page)
    .getByRole("checkbox", { name: /^Pakai tombol pintas/ })
    .check();
  await page.keyboard.press("Escape");
  // The dialog gives the focus back once it is gone.
  await expect(page.getByRole("button", { name: "Tombol pintas" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(link(first)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/dashboard/orders-detail/${first.id}`);
});
