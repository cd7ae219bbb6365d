import type { APIRequestContext, Page } from "@playwright/test";
import { pictureFile } from "./support/files.ts";
import { keyboard } from "./support/hands.ts";
import { makeOldest, type Placed, placeOrder, readOrder } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import { ADMIN, expect, expectWellMade, openDialog, signIn, test } from "./support/shop-test.ts";

const TODAY = "/dashboard";

/** In a lower window the form's bar lies over half of a text area that has the focus. */
const DESK = { width: 1280, height: 900 };

/** Orders a piece as a new customer and hands in a proof. */
async function orderWithProof(page: Page, request: APIRequestContext): Promise<Placed> {
  const order = await placeOrder(request);
  const { link, total } = await readOrder(page, order.id);
  const answer = await page.request.post(
    `/api/payment-proof/${new URL(link ?? "", "http://shop.test").pathname.split("/").at(-1)}`,
    {
      headers: fromShop,
      multipart: { image: await pictureFile(), amount: String(total) },
    },
  );
  expect(answer.status(), await answer.text()).toBe(201);
  return order;
}

test("a day by keyboard: three proofs, three parcels with label, a new piece", async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, ADMIN);
  await page.setViewportSize(DESK);
  const orders: Placed[] = [];
  for (let count = 0; count < 3; count += 1) orders.push(await orderWithProof(page, request));

  // Other tests' proofs wait here as well: they are passed over with N.
  await page.goto(TODAY);
  const { press, fill } = keyboard(page);
  const dialog = openDialog(page);
  await press(page.getByRole("button", { name: /^Periksa bukti/ }).first());
  await expect(dialog).toHaveAccessibleName("Bukti pembayaran");
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  const numberInDialog = dialog.locator("strong");
  const answered = new Set<string>();
  for (let looks = 0; looks < 25 && answered.size < 3; looks += 1) {
    const orderNo = await numberInDialog.innerText();
    const isOwn = orders.some((order) => order.orderNo === orderNo);
    const isLast = (await dialog.getByRole("button", { name: /^Berikutnya/ }).count()) === 0;
    if (isOwn) {
      answered.add(orderNo);
      await page.keyboard.press("k");
      if (isLast) break;
    } else await page.keyboard.press("n");
    await expect(numberInDialog).not.toHaveText(orderNo);
  }
  expect(answered.size).toBe(3);
  await expect
    .poll(async () =>
      (await Promise.all(orders.map(({ id }) => readOrder(page, id))))
        .map(({ payment_status }) => payment_status)
        .toSorted(),
    )
    .toEqual(["Paid", "Paid", "Paid"]);
  if (await dialog.count()) await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // The queue shows its oldest ten, and other tests' orders wait there as well.
  await makeOldest(orders);
  await page.goto(TODAY);
  const parcels = page.getByRole("region", { name: /^Siap dikirim/ }).getByRole("listitem");
  for (const { orderNo } of orders) {
    await expect(parcels.filter({ hasText: orderNo })).toContainText("1 potong · Kota Bandung · ");
    const label = page.waitForEvent("popup");
    await press(page.getByRole("link", { name: `Cetak label ${orderNo}` }));
    await expect((await label).getByText(orderNo).first()).toBeVisible();
    await (await label).close();
    await page.bringToFront();
    await fill(
      page.getByRole("textbox", { name: `Resi ${orderNo}` }),
      `JNE${crypto.randomUUID().replaceAll(/\D/g, "").padEnd(9, "7").slice(0, 9)}`,
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: `Resi ${orderNo}` })).toHaveCount(0);
  }
  expect(new URL(page.url()).pathname).toBe(TODAY);

  await page.goto("/dashboard/product");
  await press(page.getByRole("link", { name: "+ Barang Baru" }));
  await page.waitForURL("**/dashboard/product-form");
  const name = `Kain Uji ${crypto.randomUUID().slice(0, 8)}`;
  await fill(page.getByLabel("Nama Barang"), name);
  await fill(page.getByLabel("Deskripsi", { exact: true }), "Kain kawung.");
  await fill(page.getByLabel("Cara Perawatan"), "Cuci tangan.");
  const category = page.getByLabel("Category");
  await category.focus();
  await page.keyboard.type("Oth");
  await expect(category).toHaveValue("Others");
  await fill(page.getByLabel("Harga"), "250000");
  await fill(page.getByLabel("Stock"), "1");
  await fill(page.getByLabel("Berat"), "250");
  await press(page.getByRole("button", { name: "Simpan Barang" }));
  await page.waitForURL("**/dashboard/product");
  await expect(dialog).toContainText("Barang berhasil dibuat.");
  await expect(dialog.getByRole("link", { name: "Lihat di toko" })).toBeVisible();
  await press(dialog.getByRole("button", { name: "Tutup" }));
  await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
});
