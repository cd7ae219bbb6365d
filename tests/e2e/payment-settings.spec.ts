import type { Page } from "@playwright/test";
import { adminOf } from "./support/goods.ts";
import { receiveMail } from "./support/mailbox.ts";
import { asNewAdmin } from "./support/new-admin.ts";
import { PASSWORD, signInAsVerified } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  expect,
  expectRefusal,
  expectWellMade,
  openDialog,
  test,
} from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const NUMBER = "1234567890";
const [OLD_WORDS, NEW_WORDS] = ["5550 0012 34", "1234 5678 90"];

type Settings = { payment_accounts: { number: string }[] };

async function readSettings(page: Page): Promise<Settings> {
  return (await (await page.request.get("/api/settings")).json()).data;
}

/** Sets the accounts that were before, so that other tests find them. */
async function restore(page: Page, { payment_accounts }: Settings): Promise<void> {
  const { payment_accounts: payment_accounts_seen } = await readSettings(page);
  const answer = await page.request.post("/api/settings", {
    headers: fromShop,
    data: { payment_accounts, payment_accounts_seen, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function expectBoth(address: string): Promise<void> {
  const { text = "" } = await receiveMail(address, "Rekening Sekar Batik diubah");
  const words = text.replaceAll("\u00a0", " ");
  expect(words).toContain(OLD_WORDS);
  expect(words).toContain(NEW_WORDS);
}

test("a new bank account: password in the dialog, mails to admins, and in open orders on demand", async ({
  page,
  request,
  openAnother,
  strayErrors,
}) => {
  test.setTimeout(180_000);
  const piece = await (await adminOf(request)).createPiece("Kemeja Rekening Baru");
  const customer = await signInAsVerified(page);
  const orderId = await orderPiece(page, piece);
  const admin = await openAnother();
  await asNewAdmin(admin, async (email) => {
    const before = await readSettings(admin);
    await admin.goto("/dashboard/pengaturan/pembayaran");
    await expectAlive(admin);
    const number = admin.getByRole("group", { name: "Rekening 2" }).getByLabel("Nomor rekening");
    // On a busy machine the old number's selection is lost before the new one comes.
    await expect(async () => {
      await number.fill(NUMBER);
      await expect(number).toHaveValue(NUMBER, { timeout: 1_000 });
    }).toPass();
    await number.press("Enter");

    const dialog = openDialog(admin);
    await expect(dialog.getByRole("region", { name: "Sekarang" })).toContainText(OLD_WORDS);
    await expect(dialog.getByRole("region", { name: "Menjadi" })).toContainText(NEW_WORDS);
    await expectWellMade(admin);
    await admin.setViewportSize({ width: 1280, height: 800 });
    const password = dialog.getByLabel("Password Anda", { exact: true });
    await password.press("Enter");
    await expect(dialog.getByText("Wajib diisi")).toBeVisible();
    await password.fill("bukan-password-ini");
    await password.press("Enter");
    await expect(dialog.getByText("This isn't your password")).toBeVisible();
    await expectRefusal(strayErrors, 422);
    await expect(password).toBeFocused();
    await admin.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(number).toHaveValue(NUMBER);

    await admin.getByRole("button", { name: "Simpan Rekening" }).click();
    await password.fill(PASSWORD);
    await password.press("Enter");
    await expect(admin.getByText("Rekening disimpan")).toBeVisible();
    try {
      for (const address of [email, ADMIN]) await expectBoth(address);
      await page.goto(`/checkout-order/${orderId}`);
      await expect(page.getByText(OLD_WORDS)).toBeVisible();

      await admin.getByRole("button", { name: "Ganti Rekening di Pesanan Terbuka" }).click();
      await password.fill(PASSWORD);
      await dialog.getByRole("button", { name: "Ya, ganti" }).click();
      await expect(admin.getByText(/^Rekening diganti di \d+ pesanan$/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(NEW_WORDS)).toBeVisible();
      await expect(page.getByText(OLD_WORDS)).toBeHidden();
      const mail = await receiveMail(customer, "another bank account");
      expect(mail.text).toContain(NUMBER);

      await admin.goto("/dashboard");
      // The newest change is named, which may be of another test.
      await expect(admin.getByText(/toko diubah oleh .+ pada/)).toBeVisible();
      await admin.getByRole("link", { name: "Lihat riwayatnya" }).click();
      await admin.waitForURL("**/dashboard/pengaturan/pembayaran#riwayat");
    } finally {
      await restore(admin, before);
    }
  });
});
