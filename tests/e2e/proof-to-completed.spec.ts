import { randomInt } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { jakartaDay } from "#lib/dates.ts";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";
import { drawTransfer } from "#tests/factories/picture.ts";
import { pictureFile } from "./support/files.ts";
import { adminOf } from "./support/goods.ts";
import { linkIn, receiveMail } from "./support/mailbox.ts";
import { signInAsNewCustomer, signInAsVerified } from "./support/new-customer.ts";
import { changeOrder, orderPiece } from "./support/orders.ts";
import { chooseProof, sendProof } from "./support/proof.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  expect,
  expectRefusal,
  expectWellMade,
  PHONE,
  signIn,
  test,
} from "./support/shop-test.ts";

const COMPLETE_AFTER_MS = 5_000;

/** Opens a new order's page as its new customer. */
async function openNewOrder(page: Page, request: APIRequestContext) {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uji Bukti");
  const email = await signInAsVerified(page);
  const orderId = await orderPiece(page, piece);
  await page.goto(`/checkout-order/${orderId}`);
  return { email, orderId };
}

function sendButton(page: Page) {
  return page.getByRole("button", { name: "Send proof of payment" });
}

/** Skips the 5 s that the page waits before it tells the shop (docs/orders.md#completion-link). */
async function waitForCompletion(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Please Wait" })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(COMPLETE_AFTER_MS);
    await expect(page).toHaveURL(/\/home$/, { timeout: 1_000 });
  }).toPass();
}

async function setStatus(admin: Page, status: OrderStatus): Promise<void> {
  await admin.locator('[name="status"]').selectOption(status);
  await admin.getByRole("button", { name: "Simpan Status" }).click();
  await expect(
    admin.getByRole("main").getByRole("listitem").filter({ hasText: status }),
  ).toBeVisible();
}

test("from the order by proof and parcel to Completed", async ({ page, request, openAnother }) => {
  const { email, orderId } = await openNewOrder(page, request);
  const orderNo = await page
    .getByText(/^SB\d{6}/)
    .first()
    .innerText();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByRole("link", { name: "Send proof of payment" })).toBeVisible();

  // The customer continues on a phone, where nobody is signed in.
  const phone = await openAnother({ viewport: PHONE });
  const placed = await receiveMail(email, `${orderNo}: please pay`);
  await phone.goto(linkIn(placed, "/payment-proof/"));
  await expect(phone.getByRole("main")).toContainText(orderNo);
  await chooseProof(phone);
  await phone.locator('[name="amount"]').fill("Rp 1.000");
  await expectWellMade(phone);
  await sendProof(phone);
  await expectWellMade(phone);
  await expect(phone.getByRole("link", { name: "Log in to follow your order" })).toHaveAttribute(
    "href",
    `/auth/login?next=${encodeURIComponent(`/order-history/${orderId}`)}`,
  );
  await expect(phone.getByRole("link", { name: "Go to the shop" })).toBeVisible();

  const admin = await openAnother();
  await signIn(admin, ADMIN);
  const forAdmin = await receiveMail(ADMIN, `${orderNo}: bukti pembayaran`);
  await admin.goto(linkIn(forAdmin, "/dashboard/orders-detail/"));
  const panel = admin.getByRole("region", { name: "Bukti pembayaran" });
  await expect(panel).toContainText("Kurang");
  await expect(panel.getByRole("img").first()).toHaveJSProperty("naturalWidth", 600);
  await expectWellMade(admin);
  await panel.getByRole("button", { name: "Tolak bukti" }).click();
  const dialog = admin.getByRole("dialog", { name: "Tolak bukti pembayaran?" });
  await dialog.getByRole("button", { name: "Tolak bukti" }).click();
  await expect(dialog.getByText("This field can't be empty")).toBeVisible();
  await dialog.locator('[name="reason"]').fill("Jumlahnya kurang");
  await dialog.getByRole("button", { name: "Tolak bukti" }).click();
  await expect(panel).toContainText("Ditolak");

  const rejected = await receiveMail(email, `${orderNo}: please send another proof`);
  expect(rejected.text).toContain("Jumlahnya kurang");
  await phone.goto(linkIn(rejected, "/payment-proof/"));
  await expect(phone.getByText("Jumlahnya kurang")).toBeVisible();
  await expect(phone.getByText("Please send another before")).toBeVisible();
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByText("Please send another before")).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectWellMade(page);
  await expect(admin.getByText("Dibatalkan otomatis")).toBeVisible();
  await chooseProof(phone);
  await sendProof(phone);

  await admin.reload();
  await panel.getByRole("button", { name: "Konfirmasi pembayaran" }).click();
  await expect(panel).toContainText("Dikonfirmasi");
  await receiveMail(email, `${orderNo}: payment confirmed`);
  await page.goto(`/checkout-order/${orderId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your payment has come in");

  await admin.getByText("Simpan resi tanpa mengirim").click();
  await admin.getByLabel("Nomor resi").fill("JNE0055443322");
  await admin.getByRole("button", { name: "Simpan Resi" }).click();
  await expect(admin.getByRole("button", { name: "Salin resi" })).toBeVisible();
  await setStatus(admin, "In Delivery");
  const sent = await receiveMail(email, `${orderNo} is on its way`);
  expect(sent.text).toContain("JNE0055443322");
  await page.goto(linkIn(sent, "/order-history/"));
  await expect(page.getByRole("button", { name: "My order has arrived" })).toBeVisible();
  await waitForCompletion(phone, linkIn(sent, "/complete-order"));

  await page.goto(`/order-history/${orderId}`);
  const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toHaveText([
    /^Waiting for Payment/,
    /^We received your proof of payment/,
    /^We couldn't accept your proof of payment.*Jumlahnya kurang$/,
    /^We received your proof of payment/,
    /^Payment confirmed Payment Confirm/,
    /^In Delivery/,
    /^Completed.*You received the parcel$/,
  ]);
  await expect(page.getByRole("link", { name: "Send proof of payment" })).toHaveCount(0);
});

test("beside the picture are the bank's row and another order with that picture", async ({
  page,
  request,
  openAnother,
}) => {
  const shop = await adminOf(request);
  await signInAsVerified(page);
  const buffer = await drawTransfer(String(randomInt(100_000, 999_999)));
  const price = randomInt(400_000, 2_000_000);
  const orders: string[] = [];
  for (const name of ["Kemeja Uji Gambar", "Selendang Uji Gambar"]) {
    const id = await orderPiece(page, await shop.createPiece(name, { price }));
    await page.goto(`/checkout-order/${id}`);
    await page.getByRole("link", { name: "Send proof of payment" }).click();
    await page.waitForURL("**/payment-proof/*");
    const file = { name: "bukti.png", mimeType: "image/png", buffer };
    await page.locator('[name="image"]').setInputFiles(file);
    await sendProof(page);
    orders.push(id);
  }
  const [first = "", second = ""] = orders;
  const admin = await openAnother();
  await signIn(admin, ADMIN);
  const { data } = await (await admin.request.get(`/api/order/${second}`)).json();
  const day = jakartaDay(new Date()).split("-").reverse().join("/");
  const file = `Tanggal;Keterangan;Jumlah\n${day};TRF ${data[0].order_no};${data[0].total}.00 CR\n`;
  const account = `Uji ${crypto.randomUUID()}`;
  const saved = await admin.request.post("/api/statement", {
    headers: fromShop,
    data: { file, account, dry_run: "false" },
  });
  expect(saved.status(), await saved.text()).toBe(200);

  await admin.goto(`/dashboard/orders-detail/${second}`);
  const panel = admin.getByRole("region", { name: "Bukti pembayaran" });
  const rows = panel.getByRole("list", { name: "Rekening" });
  await expect(rows).toContainText(`TRF ${data[0].order_no}`);
  await expect(panel).toContainText(
    "Gambar yang sama atau sangat mirip juga dikirim untuk pesanan",
  );
  await expect(panel.locator(`a[href="/dashboard/orders-detail/${first}"]`)).toBeVisible();
  await expectWellMade(admin);
  await panel.getByRole("button", { name: "Perbesar" }).click();
  const desk = admin.getByRole("dialog", { name: "Bukti pembayaran" });
  await expect(desk.getByRole("list", { name: "Rekening" })).toContainText("di rekening");
});

test("what can't be sent is said beside its field, and what was typed stays", async ({
  page,
  request,
  openAnother,
  strayErrors,
}) => {
  const { orderId } = await openNewOrder(page, request);
  await page.getByRole("link", { name: "Send proof of payment" }).click();
  await page.waitForURL("**/payment-proof/*");
  const image = page.locator('[name="image"]');

  await page.locator('[name="bank"]').fill("BCA");
  await sendButton(page).click();
  await expect(page.getByText("This field can't be empty")).toBeVisible();
  await expect(image).toBeFocused();
  const text = { name: "bukti.txt", mimeType: "text/plain", buffer: Buffer.from("Rp 1.000") };
  await image.setInputFiles(text);
  await expect(page.getByText("File harus berbentuk gambar")).toBeVisible();
  await chooseProof(page);
  await expect(page.getByText("File harus berbentuk gambar")).toBeHidden();
  await page.locator('[name="amount"]').fill("banyak");
  await sendButton(page).click();
  await expect(page.getByText("Amount must be in whole rupiah")).toBeVisible();
  await expect(page.locator('[name="bank"]')).toHaveValue("BCA");
  await expect(page.getByAltText("The one you are about to send")).toBeVisible();

  // The shop finds the money while the customer has the form open. The page must say so.
  const admin = await openAnother();
  await signIn(admin, ADMIN);
  await changeOrder(admin, orderId, { status: "Payment Confirm" });
  await page.locator('[name="amount"]').fill("");
  await sendButton(page).click();
  await expect(page.getByText("Your payment has come in")).toBeVisible();
  await expectRefusal(strayErrors, 409);
  await expect(sendButton(page)).toHaveCount(0);
});

test("without scripts a proof is handed in as well", async ({ page, request, openAnother }) => {
  await openNewOrder(page, request);
  const link = await page.getByRole("link", { name: "Send proof of payment" }).getAttribute("href");
  const plain = await openAnother({ javaScriptEnabled: false });
  await plain.goto(link ?? "");
  await plain.locator('[name="image"]').setInputFiles(await pictureFile());
  await sendProof(plain);
  await expect(plain).toHaveURL(link ?? "");
});

test("a link without a token, or a spent one, leads home", async ({ page, strayErrors }) => {
  await page.goto("/complete-order");
  await page.waitForURL("**/home");
  const failed = "Oops, something went wrong when confirming your order";
  await expect(page.getByText(failed).first()).toBeAttached();
  await waitForCompletion(page, "/complete-order?token=unknown");
  await expectRefusal(strayErrors, 422);
  await expect(page.getByText(failed).first()).toBeAttached();
});

test("unverified, mails lead to the order", async ({ page, context, request, openAnother }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Uji Tiba");
  const email = await signInAsNewCustomer(page);
  const orderId = await orderPiece(page, piece);
  const admin = await openAnother();
  await signIn(admin, ADMIN);
  await changeOrder(admin, orderId, { status: "Payment Confirm", resi: "JNE0055443322" });
  await changeOrder(admin, orderId, { status: "In Delivery" });

  const sent = await receiveMail(email, "is on its way");
  expect(sent.text).not.toContain("/complete-order");
  await page.goto(linkIn(sent, "/order-history/"));
  await expectWellMade(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://jne.co.id/**", (route) => route.fulfill({ body: "JNE" }));
  const jne = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Track it on JNE's website" }).click();
  expect((await jne).url()).toContain("jne.co.id");
  await (await jne).close();
  await expect(page.getByText("Copied to clipboard", { exact: true }).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("JNE0055443322");
  await page.getByRole("button", { name: "My order has arrived" }).click();
  const dialog = page.getByRole("dialog", { name: "Has your order arrived?" });
  await dialog.getByRole("button", { name: "Yes, it has arrived" }).click();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Completed" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "My order has arrived" })).toHaveCount(0);
});
