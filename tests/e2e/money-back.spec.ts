import type { Page } from "@playwright/test";
import { jakartaDay } from "#lib/dates.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { pictureFile } from "./support/files.ts";
import { adminOf } from "./support/goods.ts";
import { receiveMail } from "./support/mailbox.ts";
import { signInAsNewCustomer, signInAsVerified } from "./support/new-customer.ts";
import {
  changeOrder,
  makeOldest,
  openAsAdmin,
  orderPiece,
  placeOrder,
  readOrder,
} from "./support/orders.ts";
import { chooseProof, sendProof } from "./support/proof.ts";
import { fromShop } from "./support/shop.ts";
import { ADMIN, expect, expectWellMade, openDialog, signIn, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

test("amount and QR, proof, confirmed, cancelled, back in two parts: both sides, books and invoice say so", async ({
  page,
  request,
  openAnother,
}) => {
  test.setTimeout(180_000);
  const piece = await (await adminOf(request)).createPiece("Kemeja Uang Kembali");
  const email = await signInAsVerified(page);
  const orderId = await orderPiece(page, piece);

  await page.goto(`/order-history/${orderId}`);
  const invoice = page.getByRole("main").getByRole("link", { name: "Invoice" });
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible();
  // Nothing has come in yet.
  await expect(invoice).toBeHidden();
  await page.goto(`/checkout-order/${orderId}`);
  const { charges, total, order_no } = await readOrder(page, orderId);
  const unique = charges.find(({ kind }) => kind === "unique")?.rupiah ?? 0;
  expect(unique).toBeGreaterThan(0);
  await expect(page.getByText(formatRupiah(total)).first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Unique amount");
  await page.getByRole("radio", { name: "QRIS" }).check();
  await expect(page.getByRole("img", { name: /QRIS/ })).toBeVisible();
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await chooseProof(page);
  await sendProof(page);

  const admin = await openAnother();
  await openAsAdmin(admin, orderId);
  await expectAlive(admin);
  await admin.getByRole("button", { name: "Konfirmasi pembayaran" }).first().click();
  await expect.poll(() => readOrder(page, orderId)).toMatchObject({ payment_status: "Paid" });
  await changeOrder(admin, orderId, { status: "Cancelled" });
  await admin.goto("/dashboard");
  await expect(admin.getByText("Uang harus kembali")).toBeVisible();
  await admin.goto(`/dashboard/orders-detail/${orderId}`);
  await expectAlive(admin);
  const money = admin.getByRole("region", { name: "Uang" });
  const amount = money.getByRole("textbox", { name: "Jumlah" });
  const send = money.getByRole("button", { name: "Catat Pengembalian" });

  await amount.fill("99.999.999");
  await send.click();
  await expect(money.getByText("Rekening tujuan harus terisi")).toBeVisible();
  await expect(money.locator("[id$=-error]", { hasText: /Paling banyak Rp/ })).toBeVisible();
  await expectWellMade(admin);

  await amount.fill("Rp 1.000,-");
  await money.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await send.click();
  const question = openDialog(admin);
  await expect(question).toContainText(/Rp\s1\.000 ke BCA 1234567890, Ani untuk/);
  await expect(question).toContainText(order_no);
  await question.getByRole("button", { name: "Ya, catat" }).click();
  await expect(money).toContainText(/kembali Rp\s1\.000,/);
  // The rest is filled in.
  await money.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await money.getByLabel("Gambar bukti transfer").setInputFiles(await pictureFile());
  await send.click();
  await question.getByRole("button", { name: "Ya, catat" }).click();
  await expect(money).toContainText(/di toko Rp\s0\./);
  await expect(send).toBeHidden();
  await expect(money.getByRole("img", { name: /^Bukti transfer, Rp/ })).toBeVisible();

  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByText("Returned to you")).toHaveCount(2);
  await expect(page.getByRole("main")).toContainText("Refunded");
  await expectWellMade(page);
  const mail = await receiveMail(email, "your money is on its way back");
  expect(mail.text?.replaceAll("\u00a0", " ")).toContain("BCA 1234 5678 90, Ani");
  const picture = page.getByRole("link", { name: "Picture of the transfer" });
  const src = (await picture.getAttribute("href")) ?? "";
  expect((await page.request.get(src)).headers()["content-type"]).toBe("image/webp");
  await invoice.click();
  await page.waitForURL(`**/order-history/${orderId}/invoice`);
  const paper = page.getByRole("article");
  await expect(paper).toContainText(/Payment received, .*Rp/);
  await expect(paper).toContainText(/Returned, .*-Rp\s1\.000/);
  await expectWellMade(page);

  // The invoice is for the order's owner and admins.
  const stranger = await openAnother();
  await stranger.goto(page.url());
  await stranger.waitForURL("**/auth/login?**");
  await signInAsNewCustomer(stranger);
  await stranger.goto(page.url());
  await stranger.waitForURL("**/home");
  await admin.goto(page.url());
  await expect(admin.getByRole("article")).toContainText(piece.name);

  await readReport(admin);
  const csv = await (await admin.request.get("/api/export/money.csv?per=day")).text();
  const rows = csv.split("\r\n").filter((row) => row.includes(order_no));
  const sumOf = (kind: string) =>
    rows
      .map((row) => row.split(";"))
      .filter((cells) => cells.includes(kind))
      .reduce((sum, cells) => sum + Number(cells.find((cell) => /^-?\d{3,}$/.test(cell))), 0);
  expect([sumOf("Diterima"), sumOf("Dikembalikan")]).toEqual([total, total]);
  expect(csv).toContain(";Dikembalikan;1000;Admin;BCA 1234567890, Ani;");
});

/** Reads today's report, and chooses other days and this month. */
async function readReport(admin: Page): Promise<void> {
  const today = jakartaDay(new Date());
  await admin.goto(`/dashboard/laporan?from=${today}&to=${today}`);
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Laporan Uang");
  const sum = admin.getByRole("region", { name: "Jumlah semuanya" });
  await expect(sum).toContainText(/Diterima\s*Rp/);
  await expect(sum).toContainText(/Dikembalikan\s*Rp/);
  await expectWellMade(admin);
  await expectAlive(admin);
  // The page is as wide as a phone now, where the filters fold.
  await admin.getByRole("button", { name: "Filter" }).click();
  await admin.getByLabel("Dari").fill("2001-01-01");
  await admin.getByLabel("Sampai").fill("2001-01-31");
  await admin.getByRole("button", { name: "Tampilkan" }).click();
  await admin.waitForURL("**/dashboard/laporan?from=2001-01-01&to=2001-01-31");
  await expect(admin.getByText("Tidak ada uang yang bergerak")).toBeVisible();
  await admin.getByLabel("Bulan").selectOption(today.slice(0, 7));
  await admin.waitForURL(`**/dashboard/laporan?month=${today.slice(0, 7)}`);
  await expect(sum).toBeVisible();
}

test("the refund from the queue is asked about, and takes its order out of it", async ({
  page,
  request,
}) => {
  const { id, orderNo } = await placeOrder(request);
  await signIn(page, ADMIN);
  await changeOrder(page, id, { status: "Payment Confirm" });
  await changeOrder(page, id, { status: "Cancelled" });
  await makeOldest([{ id }]);
  const { total } = await readOrder(page, id);
  await page.goto("/dashboard");
  await expectAlive(page);
  const queue = page.getByRole("region", { name: /^Uang harus kembali/ });
  await expect(queue.getByRole("link", { name: orderNo })).toBeVisible();
  await queue.getByRole("button", { name: `Catat pengembalian ${orderNo}` }).click();
  const form = page.getByRole("dialog", { name: `Uang kembali, ${orderNo}` });
  await expect(form.getByRole("textbox", { name: "Jumlah" })).toHaveValue(formatRupiah(total));
  await expectWellMade(page);
  await form.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await form.getByRole("button", { name: "Catat Pengembalian" }).click();
  const question = page.getByRole("dialog", { name: "Catat pengembalian ini?" });
  await expect(question).toContainText(`${formatRupiah(total)} ke BCA 1234567890, Ani untuk`);
  expect(await readOrder(page, id)).toMatchObject({ money: { held: total } });
  await question.getByRole("button", { name: "Ya, catat" }).click();
  await expect(page.getByRole("link", { name: orderNo })).toHaveCount(0);
  await expect(form).toBeHidden();
  expect(await readOrder(page, id)).toMatchObject({
    payment_status: "Refunded",
    money: { held: 0, due: 0 },
  });
});

test("a short transfer is booked as it came, its rest is asked for, and a wrong entry is countered", async ({
  page,
  request,
  openAnother,
}) => {
  test.setTimeout(180_000);
  const piece = await (await adminOf(request)).createPiece("Kemeja Uang Kurang");
  const email = await signInAsVerified(page);
  const orderId = await orderPiece(page, piece);
  const { total, order_no } = await readOrder(page, orderId);
  await page.goto(`/checkout-order/${orderId}`);
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await chooseProof(page);
  await page.locator('[name="amount"]').fill("100.000");
  await sendProof(page);

  const admin = await openAnother();
  await openAsAdmin(admin, orderId);
  await expectAlive(admin);
  await admin.getByRole("button", { name: "Konfirmasi pembayaran" }).first().click();
  const dialog = openDialog(admin);
  await expect(dialog.getByRole("button", { name: "Tolak bukti" })).toBeFocused();
  await expect(dialog.getByLabel("Jumlah yang masuk")).toHaveValue(/100\.000$/);
  await expect(dialog).toContainText(`${formatRupiah(total - 100_000)} masih kurang`);
  await dialog.getByRole("button", { name: "Catat uang masuk" }).click();
  await expect(dialog.getByText("Pilih salah satu")).toBeVisible();
  await expectWellMade(admin);
  await dialog.getByRole("radio", { name: /^Tagih sisanya/ }).check();
  await dialog.getByRole("button", { name: "Catat uang masuk" }).click();
  const money = admin.getByRole("region", { name: "Uang" });
  await expect(money).toContainText(`${formatRupiah(total - 100_000)} masih kurang`);
  await expectWellMade(admin);
  await admin.goto("/dashboard");
  await expect(admin.getByText("Uang kurang")).toBeVisible();

  const csv = await (await admin.request.get("/api/export/money.csv?per=day")).text();
  const rows = csv.split("\r\n").filter((row) => row.includes(order_no));
  expect(rows.filter((row) => row.includes(";Diterima;"))).toHaveLength(1);
  expect(rows.some((row) => row.includes(";Diterima;100000;"))).toBe(true);

  const rest = formatRupiah(total - 100_000);
  expect((await receiveMail(email, "is still due")).text).toContain(rest);
  await page.goto(`/checkout-order/${orderId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${rest} is still due`);
  await expect(page.getByText(rest).first()).toBeVisible();
  await page.getByRole("radio", { name: "QRIS" }).check();
  await expect(page.getByRole("img", { name: `QRIS code for ${rest}` })).toBeVisible();
  await expectWellMade(page);

  // The admin had misread the bank: the whole total came.
  await admin.goto(`/dashboard/orders-detail/${orderId}`);
  await expectAlive(admin);
  await money.getByRole("button", { name: /^Perbaiki: Masuk/ }).click();
  await dialog.getByLabel("Jumlah yang benar").fill(String(total));
  await dialog.getByLabel("Alasan").fill("Salah baca");
  await expectWellMade(admin);
  await dialog.getByRole("button", { name: "Perbaiki" }).click();
  await expect.poll(() => readOrder(page, orderId)).toMatchObject({ payment_status: "Paid" });
  await expect(money).toContainText(`Masuk ${formatRupiah(total)}, kembali`);
});

test("money that comes after the deadline: the customer proves it, and the order goes on", async ({
  page,
  request,
  openAnother,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uang Terlambat");
  await signInAsNewCustomer(page);
  const orderId = await orderPiece(page, piece);
  const cancelled = await page.request.post(`/api/order/${orderId}/cancel`, { headers: fromShop });
  expect(cancelled.status()).toBe(200);
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByRole("main")).toContainText("please don't pay again");
  await expectWellMade(page);
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await chooseProof(page);
  await sendProof(page);

  const admin = await openAnother();
  await signIn(admin, ADMIN);
  await admin.goto("/dashboard");
  await expect(admin.getByText("Uang datang terlambat")).toBeVisible();
  await admin.goto(`/dashboard/orders-detail/${orderId}`);
  await expectAlive(admin);
  await expectWellMade(admin);
  await admin.getByRole("button", { name: "Lanjutkan pesanan" }).click();
  await admin.getByRole("button", { name: "Ya, lanjutkan" }).click();
  await expect
    .poll(() => readOrder(page, orderId))
    .toMatchObject({ status: "Payment Confirm", payment_status: "Paid" });

  await admin.getByRole("button", { name: "Uang ternyata tidak masuk" }).click();
  await admin.getByRole("textbox", { name: "Alasan" }).fill("Ditarik bank");
  await admin.getByRole("button", { name: "Ya, tidak masuk" }).click();
  await expect
    .poll(() => readOrder(page, orderId))
    .toMatchObject({ status: "Waiting for Payment", payment_status: "Rejected" });
});
