import type { Page } from "@playwright/test";
import { EVENT_FORM } from "#tests/factories/content-input.ts";
import { makeLongAnimation } from "#tests/factories/picture.ts";
import { choosePicture, expectSaved, expectStatus, slot } from "./support/dashboard-forms.ts";
import { fromShop } from "./support/shop.ts";
import {
  ADMIN,
  expect,
  expectRefusal,
  expectWellMade,
  openDialog,
  signIn,
  test,
} from "./support/shop-test.ts";

const EVENTS = "/dashboard/events";
const GALLERY = "/dashboard/gallery";

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Creates an event for one test over the API, as the signed-in admin. */
async function makeEvent(page: Page, fields: Record<string, string> = {}) {
  const form = { ...EVENT_FORM, event_name: unique("Pameran"), ...fields };
  const response = await page.request.post("/api/event", { form, headers: fromShop });
  expect(response.status()).toBe(201);
  return (await response.json()).data;
}

async function read(page: Page, path: string) {
  return (await (await page.request.get(path)).json()).data;
}

const save = (page: Page, what: string) => page.getByRole("button", { name: `Simpan ${what}` });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function openForm(page: Page, path: string, label: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel(label, { exact: true })).toBeEnabled();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

test("an admin creates an event with pictures, and opens it again in the same form", async ({
  page,
}) => {
  await page.goto(EVENTS);
  await page.getByRole("link", { name: "+ Event Baru" }).click();
  await page.waitForURL("**/dashboard/event-form");
  const name = unique("Kelas Canting");
  await page.getByLabel("Nama Event").fill(name);
  await page.getByLabel("Lokasi Event").fill("Jakarta Selatan");
  await page.getByLabel("Deskripsi Event").fill("Belajar memegang canting.");
  await expect(page.getByText("3 dari 50 kata")).toBeVisible();
  await page.getByLabel("Mulai").fill("2031-03-04T09:00");
  await page.getByLabel("Selesai").fill("2031-03-04T15:30");
  await choosePicture(page, 1);
  await choosePicture(page, 3);
  await save(page, "Event").click();
  await expectSaved(page, EVENTS, "Event berhasil dibuat.");

  await expect(card(page, name)).toContainText("4 Maret 2031, 09.00 WIB");
  const event = (await read(page, "/api/event")).find(
    ({ event_name }: { event_name: string }) => event_name === name,
  );
  expect(event).toMatchObject({
    event_start: "2031-03-04T02:00:00.000Z",
    event_end: "2031-03-04T08:30:00.000Z",
    image1: expect.stringMatching(/^\/media\//),
    image2: null,
    image3: expect.stringMatching(/^\/media\//),
  });

  await openForm(page, `/dashboard/event-form/${event.id}`, "Nama Event");
  await expect(page.getByLabel("Mulai")).toHaveValue("2031-03-04T09:00");
  await page.getByLabel("Selesai").fill("2031-03-05T20:00");
  await save(page, "Event").click();
  await expectSaved(page, EVENTS, "Event berhasil diperbarui.");
  expect(await read(page, `/api/event/${event.id}`)).toEqual({
    ...event,
    event_end: "2031-03-05T13:00:00.000Z",
  });
});

test("the edit form asks for a day and a time, in its own words", async ({ page }) => {
  const event = await makeEvent(page);
  await page.goto(EVENTS);
  await page.getByRole("link", { name: `Edit Event ${event.event_name}` }).click();
  await page.waitForURL(`**/dashboard/update-events/${event.id}`);
  await expect(page.getByLabel("Tanggal Event")).toHaveValue("2026-12-05");
  const labels = ["Nama Event", "Tanggal Event", "Waktu Event", "Lokasi Event", "Deskripsi Event"];
  const before: string[] = [];
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true });
    before.push(await field.inputValue());
    await field.fill("");
  }
  await save(page, "Event").click();
  for (const label of labels) await expect(page.getByText(`${label} harus terisi`)).toBeVisible();
  await expectWellMade(page);
  for (const [at, label] of labels.entries()) {
    await page.getByLabel(label, { exact: true }).fill(before[at] ?? "");
    await expect(page.getByText(`${label} harus terisi`)).toBeHidden();
  }
  await page.getByLabel("Waktu Event").fill("11:15");
  await choosePicture(page, 2);
  await save(page, "Event").click();
  await expectSaved(page, EVENTS, "Event berhasil diperbarui.");
  expect(await read(page, `/api/event/${event.id}`)).toEqual({
    ...event,
    event_start: "2026-12-05T04:15:00.000Z",
    event_time: "11:15",
    image2: expect.stringMatching(/^\/media\//),
  });
});

test("what the server says of a picture stands in the notice", async ({ page, strayErrors }) => {
  const event = await makeEvent(page);
  await openForm(page, `/dashboard/update-events/${event.id}`, "Nama Event");
  // The browser checks only the first frame, but the shop counts the pixels of all.
  const file = { name: "a.webp", mimeType: "image/webp", buffer: await makeLongAnimation() };
  await choosePicture(page, 2, file);
  await page.getByLabel("Lokasi Event").fill("Tetap di sini.");
  await save(page, "Event").click();
  await expect(
    page.getByText("Gambar 2: Ukuran gambar tidak boleh melebihi 24 megapiksel"),
  ).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await expect(slot(page, 2).locator("input")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Lokasi Event")).toHaveValue("Tetap di sini.");
  await slot(page, 2).getByRole("button", { name: "Hapus gambar 2" }).click();
  await save(page, "Event").click();
  await expectSaved(page, EVENTS, "Event berhasil diperbarui.");
});

test("a question asked again the moment it has closed stays", async ({ page }) => {
  const event = await makeEvent(page);
  await openForm(page, `/dashboard/update-events/${event.id}`, "Nama Event");
  await page.getByLabel("Lokasi Event").fill("Belum disimpan");
  const back = page.getByRole("main").getByRole("link", { name: "Kelola Events" });
  await back.click();
  await expect(openDialog(page)).toBeVisible();
  // The user can click between a dialog's close() and its close event.
  await back.evaluate((link: HTMLAnchorElement) => {
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function closeAndPress(...args) {
      HTMLDialogElement.prototype.close = close;
      this.addEventListener("close", () => document.body.setAttribute("data-told", ""), {
        once: true,
      });
      close.apply(this, args);
      link.click();
    };
  });
  await page.getByRole("button", { name: "Tetap di sini" }).click();
  await expect(page.locator("body[data-told]")).toBeAttached();
  await expect(openDialog(page)).not.toHaveAttribute("data-closing");
  await page.getByRole("button", { name: "Tinggalkan" }).click();
  await page.waitForURL(`**${EVENTS}`);
});

test("an event is deleted after a question; the filter stays", async ({ page }) => {
  const name = unique("Event Yang Dihapus");
  const { id } = await makeEvent(page, { event_name: name, event_start: "2024-01-01" });
  await page.goto(EVENTS);
  await page.getByLabel("Status").selectOption("finished");
  await page.waitForURL("**?status=finished");
  await page.getByRole("button", { name: `Hapus ${name}` }).click();
  await expect(openDialog(page)).toContainText(name);
  await page.getByRole("button", { name: "Batal" }).click();
  await expect(openDialog(page)).toBeHidden();
  expect((await page.request.get(`/api/event/${id}`)).status()).toBe(200);
  await page.getByRole("button", { name: `Hapus ${name}` }).click();
  await openDialog(page).getByRole("button", { name: "Hapus", exact: true }).click();
  await expectStatus(page, "Event berhasil dihapus.");
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page).toHaveURL(/status=finished/);
  expect((await page.request.get(`/api/event/${id}`)).status()).toBe(404);
});

test("the public page follows a gallery item's edits", async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole("link", { name: "+ Gallery Baru" }).click();
  await page.waitForURL("**/dashboard/gallery-form");
  await expect(page.getByLabel("Judul", { exact: true })).toBeEnabled();
  await save(page, "Gallery").click();
  await expect(page.getByText("This field can't be empty")).toHaveCount(1);
  const title = unique("Malam");
  await page.getByLabel("Judul", { exact: true }).fill(title);
  await choosePicture(page, 1);
  await expect(page.getByRole("button", { name: /^Geser/ })).toHaveCount(0);
  await save(page, "Gallery").click();
  await expectSaved(page, GALLERY, "Gallery berhasil dibuat.");
  const before = (await read(page, "/api/gallery")).find(
    (item: { title: string }) => item.title === title,
  );

  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await page.waitForURL(`**/dashboard/gallery-form/${before.id}`);
  const renamed = unique("Pencelupan");
  await page.getByLabel("Judul", { exact: true }).fill(renamed);
  await choosePicture(page, 1);
  await save(page, "Gallery").click();
  await expectSaved(page, GALLERY, "Gallery berhasil diperbarui.");
  const after = await read(page, `/api/gallery/${before.id}`);
  expect(after.title).toBe(renamed);
  expect(after.image1).not.toBe(before.image1);
  await page.goto("/galleries");
  await expect(page.getByText(renamed)).toBeVisible();

  await page.goto(GALLERY);
  await page.getByRole("button", { name: `Hapus ${renamed}` }).click();
  await expect(openDialog(page)).toContainText(renamed);
  await openDialog(page).getByRole("button", { name: "Hapus", exact: true }).click();
  await expectStatus(page, "Gallery berhasil dihapus.");
  await expect(page.getByText(renamed)).toHaveCount(0);
  await page.goto("/galleries");
  await expect(page.getByText(renamed)).toHaveCount(0);
});

test("a gallery item without a picture is asked about, and not at home", async ({ page }) => {
  await openForm(page, "/dashboard/gallery-form", "Judul");
  const title = unique("Tanpa gambar");
  await page.getByLabel("Judul", { exact: true }).fill(title);
  await save(page, "Gallery").click();
  await expect(openDialog(page)).toHaveAccessibleName("Simpan tanpa gambar?");
  await expectWellMade(page);
  await openDialog(page).getByRole("button", { name: "Batal" }).click();
  await expect(openDialog(page)).toBeHidden();
  await expect(save(page, "Gallery")).toBeFocused();
  await save(page, "Gallery").click();
  await openDialog(page).getByRole("button", { name: "Ya, simpan" }).click();
  await expectSaved(page, GALLERY, "Gallery berhasil dibuat.");
  const [home] = await read(page, "/api/home");
  const shown = home.gallery.map((item: { image1: string | null }) => item.image1);
  expect(shown).not.toContain(null);
  const made = (await read(page, "/api/gallery")).find(
    (item: { title: string }) => item.title === title,
  );
  await page.request.delete(`/api/gallery/${made.id}`, { headers: fromShop });
});
