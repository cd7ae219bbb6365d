import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { withTariffTable } from "#tests/factories/tariff-table.ts";
import { csvFile } from "./support/files.ts";
import { holdBack } from "./support/hold-back.ts";
import { ADMIN, expect, expectWellMade, signIn, test } from "./support/shop-test.ts";

/** A city that no other test ships to. */
const CITY = "Kabupaten Boven Digoel";
const ROW = new RegExp(`^(.*;${CITY};)(\\d+)(;.*)$`, "m");

async function download(page: Page): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Unduh CSV" }).click();
  return readFileSync(await (await waiting).path(), "utf8");
}

async function choose(page: Page, csv: string): Promise<void> {
  await page.getByLabel("Pilih Berkas CSV").setInputFiles(csvFile("tarif.csv", csv));
}

/** Checks the file and waits for the server's answer. */
async function check(page: Page, csv: string): Promise<void> {
  const answered = page.waitForResponse("**/api/tariff");
  await choose(page, csv);
  await answered;
}

test("an admin mends the tariff table in a spreadsheet", async ({ page }) => {
  await withTariffTable(() => mendTariffs(page));
});

async function mendTariffs(page: Page): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: "Tarif JNE" }).click();
  await page.waitForURL("**/dashboard/tariffs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarif JNE");
  await expect(page.getByText("Perkiraan.")).toBeVisible();

  const csv = await download(page);
  await check(page, csv);
  await expect(page.getByText("Tidak ada perubahan")).toBeVisible();

  await check(page, csv.replace(ROW, "$12-Mar$3"));
  const faults = page.getByRole("region", { name: "Kesalahan per baris" });
  await expect(faults).toContainText('"2-Mar" bukan tarif');
  await expect(page.getByRole("button", { name: /^Simpan/ })).toHaveCount(0);
  await expectWellMade(page);

  const rate = Number(ROW.exec(csv)?.[2]) + 1_000;
  await check(page, csv.replace(ROW, `$1${rate}$3`));
  const price = rate.toLocaleString("id-ID");
  await expect(page.getByRole("region", { name: "Perubahan" })).toContainText(price);
  await expectWellMade(page);
  const saved = page.waitForResponse("**/api/tariff");
  await page.getByRole("button", { name: "Simpan 1 perubahan" }).press("Enter");
  await saved;
  await expect(page.getByText("Tarif disimpan: 1 perubahan.").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Hasil" })).toBeFocused();
  await expectWellMade(page);
  await expect(page.getByText("Terakhir diunggah oleh")).toBeVisible();

  await page.getByRole("searchbox").fill("boven");
  await page.waitForURL("**/dashboard/tariffs?q=boven");
  await expect(page.getByRole("main").getByText(price).filter({ visible: true })).toBeVisible();
}

test("a file chosen before the scripts came is looked at", async ({ page }) => {
  await signIn(page, ADMIN);
  const scripts = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/dashboard/tariffs", { waitUntil: "commit" });
  await choose(page, "");
  scripts.open();
  await expect(page.getByText("Berkas ini kosong.")).toBeVisible();
});
