import type { Page } from "@playwright/test";
import { changeOrder, type Placed, placeOrder, readOrder } from "./support/orders.ts";
import { pagesOf } from "./support/pdf-pages.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  atEachWidth,
  expect,
  expectNoSidewaysScroll,
  expectRefusal,
  expectWellMade,
  signIn,
  test,
} from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const LIST = "/dashboard/orders";
const CUSTOMERS = "/dashboard/customers";
const DOCUMENTS = { invoice: "A4", "packing-slip": "A4", label: "A6" } as const;

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const detailOf = ({ id }: Placed) => `/dashboard/orders-detail/${id}`;

async function setStatus(page: Page, status: string): Promise<void> {
  await page.locator('[name="status"]').selectOption(status);
  await page.getByRole("button", { name: "Simpan Status" }).click();
}

const statusNow = (page: Page) =>
  page.locator("dl").filter({ hasText: "Pembayaran" }).locator("dd").first();

test("a search follows typing; status and days narrow it", async ({ page, request }) => {
  const order = await placeOrder(request);
  await page.goto(LIST);
  const box = page.getByRole("searchbox", { name: "Cari pesanan" });
  const words = order.email.toUpperCase();
  await box.fill(words);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === words);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(order.orderNo);
  await expect(rows(page)).toContainText(`untuk ${order.recipient}`);
  await expect(box).toBeFocused();
  await page.reload();
  await expect(box).toHaveValue(words);

  await page.getByLabel("Tanggal pesanan").selectOption("Last 1 Days");
  await expect(page).toHaveURL(/search=.*&days=1$/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Completed");
  await expect(page.getByText("Tidak ada pesanan yang cocok")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Waiting for Payment");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/days=1&status=Waiting\+for\+Payment$/);
  await page.getByRole("link", { name: "Hapus Filter" }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(page.getByLabel("Tanggal pesanan")).toHaveValue("");
  await expect(box).toHaveValue("");
  await rows(page).first().getByRole("link").click();
  await page.waitForURL("**/dashboard/orders-detail/*");
});

test("leaving the natural path asks, and a resi is saved", async ({ page, request }) => {
  const order = await placeOrder(request);
  await page.goto(detailOf(order));
  await setStatus(page, "Payment Confirm");
  const dialog = page.getByRole("dialog", { name: "Ubah status pesanan?" });
  // The status says that money came: how much and when is asked, with the sum that is due.
  await expect(dialog.getByLabel("Jumlah yang masuk")).not.toHaveValue("");
  await expectWellMade(page);
  await dialog.getByRole("button", { name: "Ya, ubah status" }).click();
  await expect(statusNow(page)).toHaveText("Payment Confirm Pembayaran dikonfirmasi");

  await setStatus(page, "In Delivery");
  await expect(dialog).toContainText("Nomor resi belum disimpan.");
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(dialog).toBeHidden();
  await page.getByText("Simpan resi tanpa mengirim").click();
  await page.getByLabel("Nomor resi").fill("jne 0012-3456-78");
  await page.getByRole("button", { name: "Simpan Resi" }).click();
  await expect(page.getByText("JNE0012345678")).toBeVisible();
  await setStatus(page, "In Delivery");
  await expect(statusNow(page)).toHaveText("In Delivery Dalam pengiriman");

  await setStatus(page, "Payment Confirm");
  await expect(dialog).toContainText(
    "Dari “In Delivery” ke “Payment Confirm” bukan alur yang biasa.",
  );
  await dialog.getByRole("button", { name: "Ya, ubah status" }).click();
  await expect(statusNow(page)).toHaveText("Payment Confirm Pembayaran dikonfirmasi");
});

test("one press opens WhatsApp with the order's text, and the dashboard's timeline says so", async ({
  page,
  request,
}) => {
  const order = await placeOrder(request);
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto(detailOf(order));
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Kabari lewat WhatsApp" }).click();
  const chat = new URL((await opened).url());
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/62\d{8,13}\?text=/);
  expect(chat.searchParams.get("text")).toContain(`Order ${order.orderNo} waits for your payment`);
  const line = page.getByRole("listitem").filter({ hasText: "Pelanggan dikabari lewat WhatsApp" });
  await expect(line).toContainText("Cara bayar");
  expect(JSON.stringify(await readOrder(page, order.id))).not.toContain("told by WhatsApp");

  await page.goto("/dashboard/pengaturan/whatsapp");
  const text = page.getByLabel("Dikirim dalam bahasa Indonesia");
  await expect(text).toHaveValue(/Nomor resi: \{resi\}/);
  await text.fill("Resi {nomer}");
  await page.getByRole("button", { name: "Simpan WhatsApp" }).click();
  await expect(page.getByText("{nomer} tidak dikenal")).toBeVisible();
  await text.fill("Resi Anda {resi}");
  await expect(page.getByText("Resi Anda JNE0012345678")).toBeVisible();
});

test("a note is kept, warns before it is lost, and tells what changed meanwhile", async ({
  page,
  request,
  strayErrors,
}) => {
  const order = await placeOrder(request);
  await page.goto(detailOf(order));
  const note = page.getByLabel("Catatan", { exact: true });
  const save = page.getByRole("button", { name: "Simpan Catatan" });
  await expect(save).toBeDisabled();
  await note.fill("Minta dibungkus kado.\nTelepon dulu.");
  await page.getByRole("main").getByRole("link", { name: "Kelola Pesanan" }).click();
  await expect(page.getByRole("dialog")).toContainText("Catatan belum disimpan.");
  await page.getByRole("button", { name: "Tetap di sini" }).click();
  await save.click();
  await expect(page.getByText("Catatan disimpan").first()).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(note).toHaveValue("Minta dibungkus kado.\nTelepon dulu.");
  await expectAlive(page);

  await note.fill("Tulisan kedua");
  const first = { headers: fromShop, data: { note: "Tulisan pertama" } };
  expect((await page.request.patch(`/api/order/${order.id}/note`, first)).status()).toBe(200);
  await save.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Tulisan pertama");
  await expectRefusal(strayErrors, 409);
  await expect(note).toHaveValue("Tulisan kedua");
});

test("'Cetak' prints one A4 or A6, and an unpaid parcel is doubted", async ({ page, request }) => {
  const order = await placeOrder(request);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.goto(`${detailOf(order)}/print/packing-slip`);
  await expect(page.getByText("Pesanan ini belum lunas")).toBeVisible();
  await page.getByRole("button", { name: "Cetak" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.goto(`${detailOf(order)}/print/nonsense`);
  await expect(page).toHaveURL(new RegExp(`${detailOf(order)}$`));

  await changeOrder(page, order.id, { status: "Payment Confirm", resi: "JNE0012345678" });
  await page.goto(detailOf(order));
  await page
    .getByRole("navigation", { name: "Cetak" })
    .getByRole("link", { name: "Invoice" })
    .click();

  for (const [document, paper] of Object.entries(DOCUMENTS)) {
    await page.goto(`${detailOf(order)}/print/${document}`);
    const sheet = page.getByRole("article");
    const words = [order.orderNo, order.recipient, "Jalan Braga 1", "+6281234567890"];
    const more = ["Jalan Kemang Timur 11", "JNE0012345678", "450 g (ditagih 1 kg)"];
    for (const word of [...words, ...more]) await expect(sheet).toContainText(word);
    if (document !== "label") await expect(sheet).toContainText(order.piece);
    if (document === "invoice") await expect(sheet).toContainText("Paid · Lunas");
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf), document).toEqual([paper]);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Cetak" })).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test("a customer is found by phone number and leads to their orders", async ({ page, request }) => {
  const tail = String(Math.floor(Math.random() * 90_000_000) + 10_000_000);
  const order = await placeOrder(request, { phone_number: `62878${tail}` });
  await page.goto(CUSTOMERS);
  await page.getByRole("searchbox", { name: "Cari pelanggan" }).fill(`0878-${tail}`);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === `0878-${tail}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(order.email);
  await expect(rows(page).getByRole("cell").nth(2)).toHaveText("1");
  await rows(page).getByRole("link", { name: "Ani Kusuma" }).click();
  await page.waitForURL(`**${CUSTOMERS}/*`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ani Kusuma");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link", { name: order.orderNo }).click();
  await page.waitForURL(`**${detailOf(order)}`);
  await page.getByRole("link", { name: "Semua pesanan pelanggan ini" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue(order.email);
  await expect(rows(page)).toHaveCount(1);

  await page.goto(`${CUSTOMERS}?search=tidak-ada-yang-begini`);
  await expect(page.getByText("Tidak ada pelanggan yang cocok")).toBeVisible();
  for (const nobody of ["nobody", crypto.randomUUID()]) {
    await page.goto(`${CUSTOMERS}/${nobody}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pelanggan tidak ditemukan");
  }
});

test("long names fit; papers and what isn't found are well made", async ({ page, request }) => {
  const name = `R.A. ${"Kusumawardhaninegara".repeat(3)} ${crypto.randomUUID().slice(0, 8)}`;
  const order = await placeOrder(request, { name });
  const { data } = await (await page.request.get(`/api/customer?search=${order.email}`)).json();
  // axe looks at these pages in every-page.spec.ts.
  for (const path of [
    `${LIST}?search=${order.orderNo}`,
    detailOf(order),
    `${detailOf(order)}/print/invoice`,
    `${CUSTOMERS}?search=${order.email}`,
    `${CUSTOMERS}/${data[0].id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await atEachWidth(page, () => expectNoSidewaysScroll(page));
  }
  for (const path of [
    `${LIST}?search=tidak-ada-yang-begini`,
    `${detailOf(order)}/print/packing-slip`,
    `${detailOf(order)}/print/label`,
    `${CUSTOMERS}/${order.id}`,
  ]) {
    await page.goto(path);
    await expectWellMade(page);
  }
});
