import { adminOf } from "./support/goods.ts";
import { receiveMail } from "./support/mailbox.ts";
import { signInAsNewCustomer, verifyEmail } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import { ADMIN, expect, expectRefusal, expectWellMade, signIn, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

test("the money of a cancelled order goes back in two parts, and both sides read it", async ({
  page,
  request,
  openAnother,
  strayErrors,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uang Kembali");
  const email = await signInAsNewCustomer(page);
  await verifyEmail(request, email);
  const orderId = await orderPiece(page, piece);

  const admin = await openAnother();
  await signIn(admin, ADMIN);
  for (const status of ["Payment Confirm", "Cancelled"]) {
    const path = `/api/order/${orderId}?_method=patch`;
    const answer = await admin.request.post(path, { headers: fromShop, data: { status } });
    expect(answer.status()).toBe(200);
  }
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
});
