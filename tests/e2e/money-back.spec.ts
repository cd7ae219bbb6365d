import type { Page } from "@playwright/test";
import { jakartaDay } from "#lib/dates.ts";
import { formatRupiah } from "#lib/money.ts";
import { pictureFile } from "./support/files.ts";
import { adminOf } from "./support/goods.ts";
import { receiveMail } from "./support/mailbox.ts";
import { signInAsNewCustomer, signInAsVerified } from "./support/new-customer.ts";
import { changeOrder, openAsAdmin, orderPiece, readOrder } from "./support/orders.ts";
import { chooseProof, sendProof } from "./support/proof.ts";
import { fromShop } from "./support/shop.ts";
import { ADMIN, expect, expectRefusal, expectWellMade, signIn, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

test("amount and QR, proof, confirmed, cancelled, back in two parts: both sides, books and invoice say so", async ({
  page,
  request,
  openAnother,
  strayErrors,
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
  await expectRefusal(strayErrors, 422);
  await money.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await send.click();
  await expect(money.getByText(/Paling banyak Rp/)).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await expectWellMade(admin);

  await amount.fill("Rp 1.000,-");
  await send.click();
  await expect(money).toContainText(/kembali Rp\s1\.000,/);
  // The rest is filled in.
  await money.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await money.getByLabel("Gambar bukti transfer").setInputFiles(await pictureFile());
  await send.click();
  await expect(money).toContainText(/di toko Rp\s0\./);
  await expect(send).toBeHidden();
  await expect(money.getByRole("img", { name: /^Bukti transfer, Rp/ })).toBeVisible();

  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByText("Returned to you")).toHaveCount(2);
  await expect(page.getByRole("main")).toContainText("Refunded");
  await expectWellMade(page);
  const mail = await receiveMail(email, "your money is on its way back");
  expect(mail.text).toContain("BCA 1234567890, Ani");
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
  await admin.getByLabel("Dari").fill("2001-01-01");
  await admin.getByLabel("Sampai").fill("2001-01-31");
  await admin.getByRole("button", { name: "Tampilkan" }).click();
  await admin.waitForURL("**/dashboard/laporan?from=2001-01-01&to=2001-01-31");
  await expect(admin.getByText("Tidak ada uang yang bergerak")).toBeVisible();
  await admin.getByLabel("Bulan").selectOption(today.slice(0, 7));
  await admin.waitForURL(`**/dashboard/laporan?month=${today.slice(0, 7)}`);
  await expect(sum).toBeVisible();
}

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
