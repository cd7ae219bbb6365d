import { jakartaDay } from "#lib/dates.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { adminOf } from "./support/goods.ts";
import { signInAsNewCustomer, verifyEmail } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  expect,
  expectNoSidewaysScroll,
  expectWellMade,
  signIn,
  test,
} from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const WIDTHS = [390, 1280];
const TODAY = jakartaDay(new Date());

test("a refund with its picture is in the report, and on the customer's page and invoice", async ({
  page,
  request,
  openAnother,
}) => {
  test.setTimeout(180_000);
  const piece = await (await adminOf(request)).createPiece("Kemeja Pembukuan");
  await verifyEmail(request, await signInAsNewCustomer(page));
  const orderId = await orderPiece(page, piece);
  await page.goto(`/order-history/${orderId}`);
  const invoice = page.getByRole("main").getByRole("link", { name: "Invoice" });
  // Nothing has come in yet.
  await expect(invoice).toBeHidden();

  const admin = await openAnother();
  await signIn(admin, ADMIN);
  for (const status of ["Payment Confirm", "Cancelled"]) {
    const path = `/api/order/${orderId}?_method=patch`;
    const answer = await admin.request.post(path, { headers: fromShop, data: { status } });
    expect(answer.status()).toBe(200);
  }
  await admin.goto(`/dashboard/orders-detail/${orderId}`);
  await expectAlive(admin);
  const money = admin.getByRole("region", { name: "Uang" });
  await money.getByRole("textbox", { name: "Jumlah" }).fill("1.234");
  await money.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await money
    .getByLabel("Gambar bukti transfer")
    .setInputFiles({ name: "transfer.jpg", mimeType: "image/jpeg", buffer: await makePicture() });
  await money.getByRole("button", { name: "Catat Pengembalian" }).click();
  await expect(money.getByRole("img", { name: /^Bukti transfer, Rp\s1\.234/ })).toBeVisible();

  for (const width of WIDTHS) {
    await admin.setViewportSize({ width, height: 900 });
    await admin.goto(`/dashboard/laporan?from=${TODAY}&to=${TODAY}`);
    await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Laporan Uang");
    const total = admin.getByRole("region", { name: "Jumlah semuanya" });
    await expect(total).toContainText(/Diterima\s*Rp/);
    await expect(total).toContainText(/Dikembalikan\s*Rp/);
    await expectNoSidewaysScroll(admin);
    await expectWellMade(admin);
  }
  const csv = await admin.request.get(`/api/export/money.csv?from=${TODAY}&to=${TODAY}`);
  expect(await csv.text()).toMatch(/;Dikembalikan;1234;Admin;BCA 1234567890, Ani;/);
  await expectAlive(admin);
  await admin.getByLabel("Dari").fill("2001-01-01");
  await admin.getByLabel("Sampai").fill("2001-01-31");
  await admin.getByRole("button", { name: "Tampilkan" }).click();
  await admin.waitForURL("**/dashboard/laporan?from=2001-01-01&to=2001-01-31");
  await expect(admin.getByText("Tidak ada uang yang bergerak")).toBeVisible();
  await admin.getByLabel("Bulan").selectOption(TODAY.slice(0, 7));
  await admin.waitForURL(`**/dashboard/laporan?month=${TODAY.slice(0, 7)}`);
  await expect(admin.getByRole("region", { name: "Jumlah semuanya" })).toBeVisible();

  await page.reload();
  const picture = page.getByRole("link", { name: "Picture of the transfer" });
  const src = (await picture.getAttribute("href")) ?? "";
  expect((await page.request.get(src)).headers()["content-type"]).toBe("image/webp");
  await invoice.click();
  await page.waitForURL(`**/order-history/${orderId}/invoice`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const paper = page.getByRole("article");
    await expect(paper).toContainText(/Payment received, .*Rp/);
    await expect(paper).toContainText(/Returned, .*-Rp\s1\.234/);
    await expectNoSidewaysScroll(page);
    await expectWellMade(page);
  }
});

test("an invoice is for the order's owner and admins", async ({ page, request, openAnother }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Nota");
  await verifyEmail(request, await signInAsNewCustomer(page));
  const address = `/order-history/${await orderPiece(page, piece)}/invoice`;
  const stranger = await openAnother();
  await stranger.goto(address);
  await stranger.waitForURL("**/auth/login?**");
  await signInAsNewCustomer(stranger);
  await stranger.goto(address);
  await stranger.waitForURL("**/home");
  const admin = await openAnother();
  await signIn(admin, ADMIN);
  await admin.goto(address);
  await expect(admin.getByRole("article")).toContainText("Kemeja Nota");
});
