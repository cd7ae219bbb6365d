import type { Page } from "@playwright/test";
import { makeLongAnimation, makeNoise } from "#tests/factories/picture.ts";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { makeGate } from "#tests/fakes/gate.ts";
import { choosePicture, expectSaved, expectStatus, slot } from "./support/dashboard-forms.ts";
import { pictureFile } from "./support/files.ts";
import { adminOf } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import { sell } from "./support/orders.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  atEachWidth,
  DESK,
  expect,
  expectRefusal,
  expectWellMade,
  openDialog,
  signIn,
  test,
} from "./support/shop-test.ts";

const LIST = "/dashboard/product";
const FORM = "/dashboard/product-form";

/** Creates a product for one test over the API, as the signed-in admin. */
async function makeProduct(
  page: Page,
  fields: Record<string, string> = {},
): Promise<{ id: string }> {
  const name = `Kemeja Uji ${crypto.randomUUID().slice(0, 8)}`;
  const response = await page.request.post("/api/product", {
    form: { ...PRODUCT_FORM, name, name_en: "", ...fields },
    headers: fromShop,
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data;
}

async function readProduct(page: Page, id: string) {
  return (await (await page.request.get(`/api/product/${id}`)).json()).data;
}

async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`${FORM}/${id}`);
  await expect(page.getByLabel("Nama Barang")).toBeEnabled();
}

const save = (page: Page) => page.getByRole("button", { name: "Simpan Barang" });
const expectCreated = (page: Page) => expectSaved(page, LIST, "Barang berhasil dibuat.");
const expectUpdated = (page: Page) => expectSaved(page, LIST, "Barang berhasil diperbarui.");

async function chooseSize(page: Page, size: string): Promise<void> {
  await page.getByRole("combobox", { name: "Sizes" }).click();
  await page.getByRole("option", { name: new RegExp(`^${size}( |$)`) }).click();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

test("an admin creates a piece with pictures", async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole("link", { name: "+ Barang Baru" }).click();
  await page.waitForURL(`**${FORM}`);
  const name = `Blus Uji ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Nama Barang").fill(name);
  await page.getByLabel("Deskripsi", { exact: true }).fill("Blus kawung.");
  await page.getByLabel("Cara Perawatan").fill("Cuci tangan.");
  await page.getByLabel("Category").selectOption("Women");
  await chooseSize(page, "M");
  await expect(page.getByLabel("Chest")).toHaveValue("94");
  await page.getByLabel("Waist").fill("83,5");
  await page.getByLabel("Harga").fill("1250000");
  await page.getByLabel("Stock").fill("1");
  await expect(page.getByLabel("Harga")).toHaveValue("1.250.000");
  await page.getByLabel("Berat").fill("250");
  await page
    .getByLabel("Gambar 1", { exact: true })
    .first()
    .setInputFiles([await pictureFile(), await pictureFile({ format: "png" })]);
  await expect(slot(page, 2).getByRole("img")).toBeVisible();
  await save(page).click();
  await expectCreated(page);

  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("Rp");
  const { data } = await (await page.request.get(`/api/product?q=${name}`)).json();
  expect(data[0]).toMatchObject({
    name,
    category: "Women",
    size: "M",
    size_details: "chest=94,waist=83.5,hip=102,length=64",
    price: "1250000",
    stock: 1,
    weight: 250,
    image3: null,
  });
  expect([data[0].image1, data[0].image2]).not.toContain(null);
});

test("the form says what is missing, and a new category resets size and details", async ({
  page,
}) => {
  await page.goto(FORM);
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(page.getByText("This field can't be empty")).toHaveCount(6);
  await expect(page.getByText("Kategori harus dipilih")).toBeVisible();
  await expect(page.getByLabel("Nama Barang")).toBeFocused();
  await page.getByLabel("Category").selectOption("Men");
  await save(page).click();
  await expect(page.getByText("Ukuran harus dipilih")).toBeVisible();

  const { id } = await makeProduct(page);
  await openForm(page, id);
  await expect(page.getByLabel("Shoulder")).toHaveValue("70");
  await page.getByLabel("Category").selectOption("Batik Cloth");
  await expect(page.getByRole("combobox", { name: "Sizes" })).toHaveText("Choose Size");
  await expect(page.getByLabel("Shoulder")).toBeHidden();
  await page.getByRole("combobox", { name: "Sizes" }).click();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options).toHaveText([/^S/, /^M/, /^L/, /^XL/, "See-Image"]);
  await options.filter({ hasText: /^L/ }).click();
  await page.getByLabel("Length").fill("240");
  await save(page).click();
  await expectUpdated(page);
  expect(await readProduct(page, id)).toMatchObject({
    category: "Batik Cloth",
    size: "L",
    size_details: "length=240,width=0",
  });
});

test("the sizes of a chart in a picture are ticked", async ({ page }) => {
  const { id } = await makeProduct(page, { size: "See-Image", size_details: "S, M" });
  await openForm(page, id);
  const sizes = page.getByRole("group", { name: "Ukuran yang dapat dipilih pembeli" });
  await expect(sizes.getByRole("checkbox", { name: "M", exact: true })).toBeChecked();
  await sizes.getByRole("checkbox", { name: "S", exact: true }).uncheck();
  await sizes.getByRole("checkbox", { name: "2XL" }).check();
  await expectWellMade(page);
  await save(page).click();
  await expectUpdated(page);
  expect(await readProduct(page, id)).toMatchObject({ size_details: "M, 2XL" });
});

test("a stock that moved is shown; what was typed stays", async ({
  page,
  request,
  strayErrors,
}) => {
  const { id } = await makeProduct(page, { stock: "10" });
  await openForm(page, id);
  await sell(request, { id }, 3);
  await page.getByLabel("Nama Barang").fill("Kemeja yang disunting");
  await page.getByLabel("Stock").fill("12");
  await save(page).click();
  await expect(page.getByText(/Stock berubah .*: sekarang 7/)).toBeVisible();
  await expectRefusal(strayErrors, 409);
  await expect(page.getByLabel("Stock")).toHaveValue("12");
  await expect(page.getByLabel("Nama Barang")).toHaveValue("Kemeja yang disunting");
  expect(await readProduct(page, id)).toMatchObject({ stock: 7 });

  await page.getByLabel("Stock").fill("9");
  await expect(page.getByText("sekarang di toko: 7")).toBeVisible();
  await save(page).click();
  await expectUpdated(page);
  expect(await readProduct(page, id)).toMatchObject({ stock: 9, name: "Kemeja yang disunting" });
});

test("pictures are sent once, with progress; reordered by button and drag; removed", async ({
  page,
}) => {
  const { id } = await makeProduct(page);
  await openForm(page, id);
  const input = slot(page, 1).locator("input");
  const file = await pictureFile();
  await input.setInputFiles([file, file, file]);
  await expect(slot(page, 3).getByRole("img")).toBeVisible();
  const held = makeGate();
  let sent = 0;
  await page.route(`**/api/product/${id}*`, async (route) => {
    sent += 1;
    await held.opened;
    await route.continue();
  });
  await save(page).click();
  await expect(page.getByText(/Mengunggah \d+%/)).toBeVisible();
  await expect(slot(page, 1).getByRole("progressbar")).toBeVisible();
  // Clicks again at once, even if the button is disabled.
  await save(page).click({ force: true });
  held.open();
  await expectUpdated(page);
  expect(sent).toBe(1);
  const before = await readProduct(page, id);

  await openForm(page, id);
  await slot(page, 2).getByRole("button", { name: "Geser gambar 2 ke kiri" }).click();
  await slot(page, 3).locator("label").dragTo(slot(page, 4).locator("label"));
  await slot(page, 2).getByRole("button", { name: "Hapus gambar 2" }).click();
  await save(page).click();
  await expectUpdated(page);
  expect(await readProduct(page, id)).toMatchObject({
    image1: before.image2,
    image2: null,
    image3: null,
    image4: before.image3,
  });
});

test("a photo above 2 MB is made smaller; no picture and too many pixels are refused", async ({
  page,
  strayErrors,
}) => {
  const { id } = await makeProduct(page);
  await openForm(page, id);
  const buffer = await makeNoise();
  expect(buffer.byteLength).toBeGreaterThan(2 * 1024 * 1024);
  const photo = { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
  await slot(page, 1).locator("input").setInputFiles(photo);
  // Rendering it again takes a while when many tests run at once.
  await expect(slot(page, 1).getByRole("img")).toBeVisible({ timeout: 30_000 });
  const text = { name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("bukan gambar") };
  await slot(page, 2).locator("input").setInputFiles(text);
  await expect(slot(page, 2)).toContainText("File harus berbentuk gambar");

  // The browser checks only the first frame, but the shop counts the pixels of all.
  const frames = await makeLongAnimation();
  await choosePicture(page, 2, { name: "a.webp", mimeType: "image/webp", buffer: frames });
  await page.getByLabel("Deskripsi", { exact: true }).fill("Tetap di sini.");
  await save(page).click();
  await expect(slot(page, 2)).toContainText("Ukuran gambar tidak boleh melebihi 24 megapiksel");
  await expectRefusal(strayErrors, 422);
  await expect(page.getByLabel("Deskripsi", { exact: true })).toHaveValue("Tetap di sini.");
  await slot(page, 2).getByRole("button", { name: "Hapus gambar 2" }).click();
  await save(page).click();
  await expectUpdated(page);
  expect(await readProduct(page, id)).toMatchObject({
    image1: expect.stringMatching(/^\/media\//),
    image2: null,
  });
});

test("of a wide photo one chooses the part that the shop shows", async ({ page }) => {
  const { id } = await makeProduct(page);
  await openForm(page, id);
  await choosePicture(page, 1, await pictureFile({ width: 900, height: 600 }));
  const photo = slot(page, 1).getByRole("img");
  const shape = () =>
    photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect(slot(page, 1).getByRole("button", { name: "Tengah", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(slot(page, 1)).toContainText("hanya 480 piksel");
  expect(await shape()).toEqual([900, 600]);
  await slot(page, 1).getByRole("button", { name: "Kanan", exact: true }).click();
  await expect.poll(shape).toEqual([480, 600]);
  await choosePicture(page, 2, await pictureFile({ width: 960, height: 1200 }));
  await expect(slot(page, 2).getByRole("button", { name: "Kanan", exact: true })).toBeHidden();
  await expectWellMade(page);
  await save(page).click();
  await expectUpdated(page);
});

test("leaving with changes asks; the draft comes back", async ({ page }) => {
  const { id } = await makeProduct(page);
  await openForm(page, id);
  await page.getByLabel("Deskripsi", { exact: true }).fill("Kalimat yang belum disimpan.");
  await page.getByRole("main").getByRole("link", { name: "Kelola Barang" }).click();
  await expect(openDialog(page)).toContainText("Perubahan belum disimpan");
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await page.getByRole("button", { name: "Tetap di sini" }).click();
  await expect(page.getByLabel("Deskripsi", { exact: true })).toHaveValue(
    "Kalimat yang belum disimpan.",
  );
  await page.getByRole("main").getByRole("link", { name: "Kelola Barang" }).click();
  await page.getByRole("button", { name: "Tinggalkan" }).click();
  await page.waitForURL(`**${LIST}`);

  await openForm(page, id);
  await expect(page.getByText(/Draf dari/)).toBeVisible();
  await expect(page.getByLabel("Deskripsi", { exact: true })).toHaveValue(
    "Kalimat yang belum disimpan.",
  );
  await page.getByRole("button", { name: "Buang perubahan" }).click();
  await page.getByRole("button", { name: "Ya, buang" }).click();
  await expect(page.getByLabel("Deskripsi", { exact: true })).toHaveValue(PRODUCT_FORM.description);
  await expect(save(page)).toBeDisabled();
});

test("Duplikat begins the next piece from this one, without its pictures", async ({ page }) => {
  const { id } = await makeProduct(page, { stock: "4" });
  await openForm(page, id);
  await page.getByRole("link", { name: "Duplikat" }).click();
  await page.waitForURL(`**${FORM}?copy=${id}`);
  await expect(page.getByLabel("Stock")).toHaveValue("1");
  const name = `Kemeja Berikut ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel("Nama Barang").fill(name);
  await save(page).click();
  await expectCreated(page);
  const { data } = await (await page.request.get(`/api/product?q=${name}`)).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ size: "M", size_details: PRODUCT_FORM.size_details, stock: 1 });
  expect(data[0].id).not.toBe(id);
});

test("a piece is deleted after a question that names it", async ({ page }) => {
  const name = `Kemeja Yang Dihapus ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeProduct(page, { name });
  await page.goto(`${LIST}?q=${name}`);
  const remove = page.getByRole("button", { name: `Hapus ${name}` });
  await remove.click();
  await expect(openDialog(page)).toContainText(name);
  await page.getByRole("button", { name: "Batal" }).click();
  await expect(openDialog(page)).toBeHidden();
  expect((await page.request.get(`/api/product/${id}`)).status()).toBe(200);

  const held = await holdBack(page, `**/api/product/${id}*`);
  await remove.click();
  await openDialog(page).getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(remove).toHaveAttribute("aria-busy", "true");
  held.open();
  await expectStatus(page, "Barang berhasil dihapus.");
  await expect(page).toHaveURL(/q=Kemeja/);
  await expect(page.getByText("Tidak ada barang yang cocok")).toBeVisible();
  expect((await page.request.get(`/api/product/${id}`)).status()).toBe(404);
});

test("filters are in the address, and 'Hapus Filter' clears them", async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await makeProduct(page, { name: `Batik ${mark} Satu` });
  await makeProduct(page, { name: `Batik ${mark} Dua`, size: "L" });
  await page.goto(LIST);
  const rows = page.getByRole("row").filter({ hasText: mark });
  await page.getByPlaceholder("Masukan Nama Barang").fill(`BATIK ${mark.toUpperCase()}`);
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/q=BATIK/);
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await box("L").check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Dua");
  await page.reload();
  await expect(box("L")).toBeChecked();
  await expect(rows).toHaveCount(1);
  await box("Terjual").check();
  await expect(page.getByText("Tidak ada barang yang cocok")).toBeVisible();
  await expect(box("Terjual")).toBeChecked();
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await page.getByRole("button", { name: "Hapus Filter" }).click();
  await expect(rows).toHaveCount(2);
  await expect(box("L")).not.toBeChecked();
  await expect(page).not.toHaveURL(/sizes|status/);
});

test("the list of sizes fits its window", async ({ page }) => {
  await openForm(page, (await makeProduct(page)).id);
  const sizes = page.getByRole("combobox", { name: "Sizes" });
  await atEachWidth(page, async () => {
    await sizes.click();
    const box = await page.getByRole("listbox").boundingBox();
    // 20rem (docs/pages.md#drop-down-lists).
    expect(box?.height).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  });
});

test("a failed save is told in the dialog, and focus returns", async ({ page, strayErrors }) => {
  const { id } = await makeProduct(page);
  await openForm(page, id);
  await page.getByLabel("Deskripsi", { exact: true }).fill("Kalimat baru.");
  await page.route(`**/api/product/${id}*`, (route) =>
    route.fulfill({ status: 503, json: { message: "The shop is busy" } }),
  );
  await save(page).click();
  const dialog = openDialog(page);
  await expect(dialog).toHaveAccessibleName("Gagal");
  await expect(dialog).toContainText("Barang gagal diperbarui.");
  await expect(dialog).toContainText("Toko sedang sibuk.");
  await expectRefusal(strayErrors, 503);
  await expectWellMade(page);
  await dialog.getByRole("button", { name: "Tutup" }).click();
  await expect(dialog).toBeHidden();
  await expect(save(page)).toBeFocused();
  await expect(page.getByLabel("Deskripsi", { exact: true })).toHaveValue("Kalimat baru.");

  // Errors of fields stay beside them, without a dialog.
  await page.unroute(`**/api/product/${id}*`);
  await page.getByLabel("Berat").fill("-1");
  await save(page).click();
  await expect(page.getByText("Berat harus gram bulat")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a failed creation or deletion is told in the dialog", async ({ page, strayErrors }) => {
  const name = `Kemeja Bertahan ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeProduct(page, { name });
  await page.route(`**/api/product/${id}*`, (route) =>
    route.fulfill({ status: 500, json: { message: "Oops" } }),
  );
  await page.goto(`${LIST}?q=${name}`);
  const button = page.getByRole("button", { name: `Hapus ${name}` });
  await button.click();
  await openDialog(page).getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(openDialog(page)).toContainText("Barang gagal dihapus.");
  await expectRefusal(strayErrors, 500);
  await openDialog(page).getByRole("button", { name: "Tutup" }).click();
  await expect(openDialog(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.route("**/api/product", (route) =>
    route.fulfill({ status: 500, json: { message: "Oops" } }),
  );
  await page.goto(`${FORM}?copy=${id}`);
  await expect(page.getByLabel("Nama Barang")).toBeEnabled();
  await save(page).click();
  await expect(openDialog(page)).toContainText("Barang gagal dibuat.");
  await expectRefusal(strayErrors, 500);
  await openDialog(page).getByRole("button", { name: "Tutup" }).click();
  await expect(page.getByLabel("Nama Barang")).toHaveValue(name);
});

test("a product's page is led to from its row and its form", async ({ page }) => {
  const name = `Kemeja Toko ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeProduct(page, { name });
  const toShop = page.getByRole("link", { name: `Lihat di toko ${name}` });
  await openForm(page, id);
  await expect(toShop.filter({ visible: true })).toHaveAttribute("href", `/product-detail/${id}`);
  await page.goto(`${LIST}?q=${name}`);
  await page.getByRole("button", { name: `Tindakan ${name}` }).click();
  await toShop.filter({ visible: true }).click();
  await page.waitForURL(`**/product-detail/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("stock and price are edited in the row; a refusal stands at its cell", async ({
  page,
  request,
  strayErrors,
}) => {
  const name = `Kemeja Sel ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeProduct(page, { name, stock: "5" });
  await page.goto(`${LIST}?q=${name}`);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await row.getByRole("button", { name: /^Ubah Harga/ }).click();
  await page.keyboard.type("475.000");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: /^Ubah Harga/ })).toHaveText(/475\.000/);
  await expect(row.getByRole("button", { name: /^Ubah Harga/ })).toBeFocused();
  await expect.poll(async () => (await readProduct(page, id)).price).toBe("475000");

  await sell(request, { id }, 2);
  await row.getByRole("button", { name: /^Ubah Stock/ }).click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(
    row.getByRole("alert").filter({ hasText: "Stock berubah: sekarang 3." }),
  ).toBeVisible();
  await expectRefusal(strayErrors, 409);
  await expect(row.getByRole("button", { name: /^Ubah Stock/ })).toHaveText("3");
  await row.getByRole("button", { name: /^Ubah Stock/ }).click();
  await page.keyboard.type("-1");
  await page.keyboard.press("Enter");
  await expect(row.getByText(/^Stock harus bilangan bulat/)).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await readProduct(page, id)).toMatchObject({ stock: 3 });
});

test("several pieces change at once, each with its result", async ({ page, request }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const first = await makeProduct(page, { name: `Kemeja ${mark} Satu`, price: "450000" });
  const second = await makeProduct(page, { name: `Kemeja ${mark} Dua`, price: "450000" });
  await page.goto(`${LIST}?q=${mark}`);
  for (const word of ["Satu", "Dua"]) {
    await page.getByRole("checkbox", { name: `Pilih Kemeja ${mark} ${word}` }).check();
  }
  const other = await adminOf(request);
  await other.setPrice(second, 460_000);
  await page.getByRole("button", { name: "Ubah Barang" }).click();
  await openDialog(page).getByLabel("Persen").fill("10");
  await expect(openDialog(page)).toContainText("495.000");
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await openDialog(page).getByRole("button", { name: "Ubah 2 barang" }).click();
  const results = page.getByRole("region", { name: "Hasil", exact: true });
  await expect(results).toBeFocused();
  await expect(results).toContainText("1 barang diubah, 1 tidak berubah.");
  await expect(results.getByRole("row").nth(1)).toContainText("sekarang Rp\u00a0460.000, stock");
  expect(await readProduct(page, first.id)).toMatchObject({ price: "495000" });
  expect(await readProduct(page, second.id)).toMatchObject({ price: "460000" });
  await expect(page.getByText("1 barang dipilih")).toBeVisible();
  await expect(results.getByRole("row").nth(2)).toContainText(/450\.000 → Rp\s495\.000/);
  await expectWellMade(page);

  await page.setViewportSize(DESK);
  // Both rise; then somebody else changes one, which the undo names and leaves.
  await page.getByRole("checkbox", { name: `Pilih Kemeja ${mark} Satu` }).check();
  await page.getByRole("button", { name: "Ubah Barang" }).click();
  await openDialog(page).getByLabel("Persen").fill("10");
  await openDialog(page).getByRole("button", { name: "Ubah 2 barang" }).click();
  await expect(results).toContainText("2 barang diubah.");
  expect(await readProduct(page, first.id)).toMatchObject({ price: "545000" });
  await other.setPrice(second, 470_000);
  await results.getByRole("button", { name: "Urungkan" }).click();
  await expect(results).toContainText("1 barang dikembalikan, 1 tidak berubah.");
  await expect(results.getByRole("row").nth(1)).toContainText("sekarang Rp\u00a0470.000, stock");
  await expect(results.getByRole("button", { name: "Urungkan" })).toBeHidden();
  expect(await readProduct(page, first.id)).toMatchObject({ price: "495000" });
  expect(await readProduct(page, second.id)).toMatchObject({ price: "470000" });
});
