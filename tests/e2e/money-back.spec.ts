import type { Page } from "@playwright/test";
import { formatRupiah } from "#lib/money.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { adminOf } from "./support/goods.ts";
import { receiveMail } from "./support/mailbox.ts";
import { signInAsNewCustomer, verifyEmail } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import { ADMIN, expect, expectRefusal, expectWellMade, signIn, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

test("amount and QR, proof, confirmed, cancelled, and back in two parts: both sides and the books say so", async ({
  page,
  request,
  openAnother,
  strayErrors,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uang Kembali");
  const email = await signInAsNewCustomer(page);
  await verifyEmail(request, email);
  const orderId = await orderPiece(page, piece);

  await page.goto(`/checkout-order/${orderId}`);
  const { charges, total, order_no } = await orderOf(page, orderId);
  const unique = charges.find(({ kind }) => kind === "unique")?.rupiah ?? 0;
  expect(unique).toBeGreaterThan(0);
  await expect(page.getByText(formatRupiah(total)).first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Unique amount");
  await expect(page.getByRole("img", { name: /QRIS/ })).toBeVisible();
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await sendProof(page);

  const admin = await openAnother();
  await signIn(admin, ADMIN);
  await admin.goto(`/dashboard/orders-detail/${orderId}`);
  await expectAlive(admin);
  await admin.getByRole("button", { name: "Konfirmasi pembayaran" }).first().click();
  await expect.poll(() => orderOf(page, orderId)).toMatchObject({ payment_status: "Paid" });
  const path = `/api/order/${orderId}?_method=patch`;
  const cancel = { headers: fromShop, data: { status: "Cancelled" } };
  expect((await admin.request.post(path, cancel)).status()).toBe(200);
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
  await send.click();
  await expect(money).toContainText(/di toko Rp\s0\./);
  await expect(send).toBeHidden();

  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByText("Returned to you")).toHaveCount(2);
  await expect(page.getByRole("main")).toContainText("Refunded");
  await expectWellMade(page);
  const mail = await receiveMail(email, "your money is on its way back");
  expect(mail.text).toContain("BCA 1234567890, Ani");

  const csv = await (await admin.request.get("/api/export/money.csv?per=day")).text();
  const rows = csv.split("\r\n").filter((row) => row.includes(order_no));
  const sumOf = (kind: string) =>
    rows
      .map((row) => row.split(";"))
      .filter((cells) => cells.includes(kind))
      .reduce((sum, cells) => sum + Number(cells.find((cell) => /^-?\d{3,}$/.test(cell))), 0);
  expect([sumOf("Diterima"), sumOf("Dikembalikan")]).toEqual([total, total]);
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
    .poll(() => orderOf(page, orderId))
    .toMatchObject({ status: "Payment Confirm", payment_status: "Paid" });

  await admin.getByRole("button", { name: "Uang ternyata tidak masuk" }).click();
  await admin.getByRole("textbox", { name: "Alasan" }).fill("Ditarik bank");
  await admin.getByRole("button", { name: "Ya, tidak masuk" }).click();
  await expect
    .poll(() => orderOf(page, orderId))
    .toMatchObject({ status: "Waiting for Payment", payment_status: "Rejected" });
});

async function orderOf(page: Page, id: string): Promise<OrderView> {
  const { data } = await (await page.request.get(`/api/order/${id}`)).json();
  return data[0];
}

/** Sends a picture on the open page of the proof. */
async function sendProof(page: Page): Promise<void> {
  const buffer = await makePicture({ width: 600, height: 900 });
  await page
    .locator('[name="image"]')
    .setInputFiles({ name: "transfer.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByAltText("The one you are about to send")).toBeVisible();
  await page.getByRole("button", { name: "Send proof of payment" }).click();
  await expect(page.getByText("Awaiting Verification")).toBeVisible();
}
