import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { jakartaDay } from "#lib/dates.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { csvFile } from "./support/files.ts";
import { changeOrder, type Placed, placeOrder, readOrder } from "./support/orders.ts";
import {
  ADMIN,
  DESK,
  expect,
  expectWellMade,
  openDialog,
  signIn,
  test,
} from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const FILE = { rows: 300, interest: 4 };

/** Runs the operator's command on the shop under test. */
function verifyBooks(): Promise<{ id: string }[]> {
  return new Promise((resolve, reject) => {
    const command = ["scripts/run.mjs", "admin", "verify-books", "--json"];
    execFile(process.execPath, command, (_error, stdout, stderr) => {
      // Other tests' orders may deviate, which the exit code says.
      if (stdout.trim().startsWith("[")) resolve(JSON.parse(stdout));
      else reject(new Error(stderr));
    });
  });
}

/** A price that no other test's order has. */
const newPrice = () => randomInt(400_000, 2_000_000);

test("a statement of 300 rows: preview, one press, a choice for the others, and books that are right", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await signIn(page, ADMIN);
  const place = async (price = newPrice()) => {
    const placed = await placeOrder(request, {}, price);
    return { ...placed, ...(await readOrder(page, placed.id)) };
  };
  const exact = [];
  for (let count = 0; count < 5; count += 1) exact.push(await place());
  const samePrice = newPrice();
  const [one, other] = [await place(samePrice), await place(samePrice)];
  const [short, late, twice] = [await place(), await place(), await place()];
  await changeOrder(page, late.id, { status: "Cancelled" });

  const mark = crypto.randomUUID().slice(0, 8);
  const withoutCode = one.total - (one.unique_amount ?? 0);
  expect(other.total - (other.unique_amount ?? 0)).toBe(withoutCode);
  const credits: [text: string, amount: number][] = [
    ...exact.map(({ total }, at): [string, number] => [`TRSF ${at}`, total]),
    ["SATU", withoutCode],
    ["LAIN", withoutCode],
    [`TRSF ${short.orderNo}`, short.total - 50_000],
    ["TERLAMBAT", late.total],
    ["PERTAMA", twice.total],
    ["KEDUA", twice.total],
    ...Array.from({ length: FILE.interest }, (_, at): [string, number] => [`BUNGA ${at}`, at + 11]),
  ];
  const today = jakartaDay(new Date()).split("-").reverse().join("/");
  const lines = Array.from({ length: FILE.rows }, (_, at) => {
    const [text, amount] = credits[at] ?? [`BIAYA ADM ${at}`, null];
    return amount === null
      ? `${today};${text} ${mark};6.500,00;`
      : `${today};${text} ${mark};;${amount},00`;
  });
  const csv = [
    "MUTASI REKENING",
    "Tanggal;Keterangan;Debet;Kredit",
    ...lines,
    `${today};RUSAK;x9;`,
  ];
  const file = csvFile("mutasi.csv", csv.join("\n"));

  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: "Rekening koran" }).click();
  await page.waitForURL("**/dashboard/rekening");
  await expectAlive(page);
  await page.getByLabel("Rekening", { exact: true }).selectOption("Rekening lain");
  await page.getByLabel("Nama rekening").fill(`BCA ${mark}`);
  await page.getByLabel("Pilih Berkas").setInputFiles(file);
  const outcome = page.getByRole("region", { name: "Hasil" });
  await expect(outcome).toContainText(
    "300 baris terbaca, 300 baru, 1 tidak terbaca. Belum disimpan.",
  );
  await expect(page.getByRole("region", { name: "Tidak terbaca per baris" })).toContainText(
    "Debit atau kredit tidak terbaca",
  );
  await expect(page.getByRole("region", { name: "Baris pertama" })).toContainText(`TRSF 0 ${mark}`);
  await page.getByRole("button", { name: "Perbaiki kolom" }).click();
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await page.getByRole("button", { name: "Simpan baris baru" }).click();
  await expect(outcome).toContainText("300 baris disimpan.");

  const row = (name: string | RegExp) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  const tab = (name: RegExp) =>
    page.getByRole("navigation", { name: "Mutasi menurut keadaan" }).getByRole("link", { name });
  const rowOf = (text: string) => row(new RegExp(`${text}.* ${mark}`));

  for (const { orderNo } of exact) {
    await expect(page.getByRole("button", { name: `Konfirmasi ${orderNo}` })).toBeVisible();
  }
  await page.getByLabel("Pilih Berkas").setInputFiles(file);
  await expect(outcome).toContainText("Tidak ada yang berubah: 300 baris ini sudah ada.");
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await page.getByRole("button", { name: /^Konfirmasi semua yang pas/ }).click();
  await openDialog(page).getByRole("button", { name: "Ya, konfirmasi" }).click();
  await expect(page.getByText(/^\d+ pembayaran dikonfirmasi/)).toBeVisible();
  for (const { id } of exact) {
    expect(await readOrder(page, id)).toMatchObject({ status: "Payment Confirm" });
  }

  await tab(/^Perlu dipilih/).click();
  const dialog = openDialog(page);
  const choose = async (text: string, { orderNo }: Placed, answers: RegExp[] = []) => {
    await rowOf(text)
      .getByRole("button", { name: /^Pilih pesanan/ })
      .click();
    await dialog.getByRole("radio", { name: new RegExp(orderNo) }).check();
    for (const name of answers) await dialog.getByRole("radio", { name }).check();
    await dialog.getByRole("button", { name: "Cocokkan" }).click();
    await expect(rowOf(text)).toHaveCount(0);
  };
  await expect(rowOf("SATU")).toContainText(other.orderNo);
  await rowOf("SATU")
    .getByRole("button", { name: /^Pilih pesanan/ })
    .click();
  await dialog.getByRole("button", { name: "Cocokkan" }).click();
  await expect(dialog).toContainText("Pilih pesanannya");
  await expectWellMade(page);
  await page.setViewportSize(DESK);
  await dialog.getByRole("button", { name: "Batal" }).click();
  await choose("SATU", one, [/^Hapusbukukan sisanya/]);
  await choose("LAIN", other, [/^Hapusbukukan sisanya/]);
  await choose("TRSF", short, [/^Tagih sisanya/]);
  await choose("PERTAMA", twice);
  for (const { id } of [one, other, twice]) {
    expect(await readOrder(page, id)).toMatchObject({ payment_status: "Paid" });
  }
  expect(await readOrder(page, short.id)).toMatchObject({ status: "Waiting for Payment" });

  await tab(/^Terlambat/).click();
  await choose("TERLAMBAT", late, [/^Kembalikan uangnya/]);

  await tab(/^Uang tak dikenal/).click();
  const keep = async (text: string, state: RegExp, note: string) => {
    await rowOf(text)
      .getByRole("button", { name: /bukan pesanan$/ })
      .click();
    await dialog.getByRole("radio", { name: state }).check();
    await dialog.getByLabel("Keterangan").fill(note);
    await dialog.getByRole("button", { name: "Catat" }).click();
    await expect(rowOf(text)).toHaveCount(0);
  };
  await keep("KEDUA", /^Sudah dikembalikan/, "Dua kali bayar");
  await keep("BUNGA 0", /^Bukan uang pesanan/, "Bunga");
  await tab(/^Selesai/).click();
  await rowOf("BUNGA 0")
    .getByRole("button", { name: /^Urungkan/ })
    .click();
  await expect(rowOf("BUNGA 0")).toHaveCount(0);
  await expect(rowOf("KEDUA")).toContainText("Dua kali bayar");

  await rowOf("TERLAMBAT").getByRole("link", { name: late.orderNo }).click();
  await page.waitForURL("**/dashboard/orders-detail/**");
  await expectAlive(page);
  const money = page.getByRole("region", { name: "Uang" });
  await money.getByRole("textbox", { name: "Ke rekening" }).fill("BCA 1234567890, Ani");
  await money.getByRole("button", { name: "Catat Pengembalian" }).click();
  await dialog.getByRole("button", { name: "Ya, catat" }).click();
  await expect(money).toContainText(`kembali ${formatRupiah(late.total)}`);

  const orders = [...exact, one, other, short, late, twice];
  const deviations = await verifyBooks();
  expect(deviations.filter(({ id }) => orders.some((order) => order.id === id))).toEqual([]);
});
