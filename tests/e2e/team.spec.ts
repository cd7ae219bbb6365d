import { adminOf } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import { linkIn, receiveMail } from "./support/mailbox.ts";
import { asNewAdmin } from "./support/new-admin.ts";
import { newEmail, PASSWORD, signInAsVerified } from "./support/new-customer.ts";
import { changeOrder, makeOldest, orderPiece, readOrder } from "./support/orders.ts";
import {
  ADMIN,
  expect,
  expectRefusal,
  expectWellMade,
  openDialog,
  signIn,
  test,
} from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

test("an invited packer joins, writes a resi, sees no money, and is taken away", async ({
  page,
  request,
  openAnother,
  strayErrors,
}) => {
  test.setTimeout(240_000);
  const shop = await adminOf(request);
  const customer = await openAnother();
  await signInAsVerified(customer);
  const orderId = await orderPiece(customer, await shop.createPiece("Kemeja Untuk Dikemas"));
  const desk = await openAnother();
  await signIn(desk, ADMIN);
  await changeOrder(desk, orderId, { status: "Payment Confirm" });
  const { order_no: orderNo, total } = await readOrder(desk, orderId);

  await asNewAdmin(page, async () => {
    const email = newEmail();
    await page.goto("/dashboard/pengaturan");
    await page.getByRole("link", { name: "Tim", exact: true }).click();
    await page.waitForURL("**/dashboard/pengaturan/tim");
    await expectAlive(page);
    await page.getByRole("button", { name: "+ Undang Anggota" }).click();
    const dialog = openDialog(page);
    await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
    await expect(dialog.getByRole("radio", { name: /Pengemas/ })).toBeChecked();
    await expectWellMade(page);
    await dialog.getByLabel("Password Anda", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Kirim Undangan" }).click();
    const waiting = page.getByRole("region", { name: "Undangan yang belum diterima" });
    await expect(waiting).toContainText(email);
    await expectWellMade(page);

    const packer = await openAnother();
    await packer.goto(linkIn(await receiveMail(email, "Undangan ke tim"), "/auth/invitation"));
    await expectAlive(packer);
    await expect(packer.getByText("a packer, who sends the orders")).toBeVisible();
    await packer.getByLabel("Name", { exact: true }).fill("Dewi Lestari");
    await packer.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await packer.getByLabel("Password confirmation").fill(PASSWORD);
    await expectWellMade(packer);
    await packer.getByRole("button", { name: "Join the team" }).click();
    await packer.waitForURL("**/dashboard");
    await expect(packer.getByRole("heading", { name: "Hari Ini" })).toBeVisible();

    const menu = packer.getByRole("navigation", { name: "Dasbor" }).getByRole("link");
    await packer.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toHaveText(["Hari Ini", /Perlu Dikirim/, "Kirim dari Daftar Resi"]);
    await packer.goto("/dashboard/customers");
    await packer.waitForURL("**/dashboard");

    // Other tests' orders may fill the pages.
    await makeOldest([{ id: orderId }]);
    await packer.goto("/dashboard/packing");
    await expectAlive(packer);
    const field = packer.getByLabel(`Resi ${orderNo}`);
    await expect(field).toBeVisible();
    await expectWellMade(packer);
    await expect(packer.getByRole("main")).not.toContainText("Rp");
    await expect(packer.getByRole("main")).not.toContainText(total.toLocaleString("id-ID"));
    await field.fill("CGK0012345678");
    await packer.getByRole("button", { name: `Kirim ${orderNo}` }).click();
    await expect(packer.getByText(`Pesanan ${orderNo} dikirim`)).toBeVisible();
    expect(await readOrder(desk, orderId)).toMatchObject({
      status: "In Delivery",
      resi: "CGK0012345678",
    });

    await page.reload();
    await expectAlive(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const row = page.getByRole("row", { name: /Dewi Lestari/ }).filter({ hasText: email });
    await expect(row).toContainText("Pengemas");
    await row.getByRole("button", { name: "Atur Dewi Lestari" }).click();
    await row.getByRole("button", { name: "Keluarkan dari tim" }).click();
    await openDialog(page).getByLabel("Password Anda", { exact: true }).fill(PASSWORD);
    await openDialog(page).getByRole("button", { name: "Ya, keluarkan" }).click();
    await expect(row).toBeHidden();
    await packer.goto("/dashboard");
    await packer.waitForURL("**/auth/login?**");
    // The header asks for the cart of a session that has ended.
    await expectRefusal(strayErrors, 401);
  });
});

test("settings that were scrolled before the scripts came stay there, with their tab in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  const scripts = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/dashboard/pengaturan/whatsapp", { waitUntil: "commit" });
  const tab = page.getByRole("link", { name: "WhatsApp", exact: true });
  const end = async () => {
    const box = await tab.boundingBox();
    return box ? box.x + box.width : Number.NaN;
  };
  await expect.poll(end).toBeGreaterThan(390);
  await page.getByRole("button", { name: "Simpan" }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  scripts.open();
  await expect.poll(end).toBeLessThan(390);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});
