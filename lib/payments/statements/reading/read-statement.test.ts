import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeWorkbook } from "#tests/factories/workbook.ts";
import type { StatementMapping } from "../schema.ts";
import { readStatement } from "./read-statement.ts";

const FILES = "tests/fixtures/statements";

async function read(file: string | Buffer, options: Parameters<typeof readStatement>[1] = {}) {
  const reading = await readStatement(typeof file === "string" ? Buffer.from(file) : file, options);
  if (reading.refused !== null) throw new Error(reading.refused);
  const sum = (direction: "credit" | "debit") =>
    reading.rows
      .filter((row) => row.direction === direction)
      .reduce((cents, { amount, sen }) => cents + amount * 100 + sen, 0) / 100;
  const asked = reading.rows.flatMap(({ line, ask }) => (ask ? [[line, ask]] : []));
  const sums = reading.rows.flatMap(({ line, kind }) => (kind === "sum" ? [line] : []));
  return { ...reading, credits: sum("credit"), debits: sum("debit"), asked, sums };
}

const fixture = (name: string) => readFileSync(`${FILES}/${name}`);
const bniRows = () => JSON.parse(fixture("bni-direct.xlsx.json").toString()).sheets[0].rows;

describe.each([
  ["bca-klikbca-individual.csv", 17, [4_965_779.53, 4_398_643.37, 841_711.07], [[22, "pending"]]],
  ["bca-klikbca-bisnis.csv", 20, [32_971_650.41, 12_976_892.51, 1_917_434.1], [[27, "pending"]]],
  [
    "bca-klikbca-bisnis-noyear.csv",
    13,
    [6_167_863.49, 3_708_220.11, 744_475.02],
    [[20, "pending"]],
  ],
  ["mandiri-kopra.csv", 15, [13_915_198.31, 6_846_854.15, 1_899_709.63], [[9, "repeated"]]],
  ["mandiri-mcm.csv", 14, [null, 3_166_896.02, 1_686_330], [[8, "twin"]]],
  ["bri-brimo.csv", 17, [12_573_428.12, 7_410_273.9, 2_010_158.78], []],
])("%s", (name, count, [closing, credits, debits], asked) => {
  test("is read to its closing balance", async () => {
    const reading = await read(fixture(name));
    expect(reading).toMatchObject({ unreadable: [], credits, debits, asked });
    expect(reading.rows).toHaveLength(count);
    expect(reading.rows.at(-1)?.balance).toBe(closing);
  });
});

test("a workbook's merged headings and serial dates are read to its closing balance", async () => {
  const reading = await read(makeWorkbook(bniRows()));
  expect(reading).toMatchObject({ unreadable: [], asked: [], sums: [15] });
  expect(reading.shape).toMatchObject({ bank: "BNI (BNI Direct)", encoding: "XLSX" });
  expect(reading.rows).toHaveLength(13);
  expect(reading.rows.at(-1)).toMatchObject({ date: "2026-11-30", balance: 9_073_038.22, sen: 55 });
});

test("serial dates under a format that shows none are dates", async () => {
  const day = (v: number) => ({ t: "n", v, z: "General" });
  const { rows } = await read(
    makeWorkbook([
      { row: 1, cells: { A: "Tanggal", B: "Keterangan", C: "Jumlah", D: "Tipe" } },
      { row: 2, cells: { A: day(46328.267037), B: "A", C: day(461123), D: "K" } },
      { row: 3, cells: { A: day(46356.999988), B: "B", C: day(412.77), D: "D" } },
    ]),
  );
  expect(rows).toMatchObject([
    { date: "2026-11-02", amount: 461_123, direction: "credit" },
    { date: "2026-11-30", amount: 412, sen: 77, direction: "debit" },
  ]);
});

test("a cut file names its piece and the row before which another is missing", async () => {
  const reading = await read(fixture("bca-klikbca-bisnis-broken.csv"));
  expect(reading.rows).toHaveLength(12);
  expect(reading.asked).toEqual([[14, "break"]]);
  expect(reading.unreadable).toEqual([{ line: 20, reason: expect.stringContaining("terpotong") }]);
});

test("a file that Excel spoilt names each row that it spoilt", async () => {
  const { shape, rows, unreadable, asked } = await read(fixture("bri-brimo-broken.csv"));
  expect(shape).toMatchObject({ encoding: "Windows-1252", delimiter: ";" });
  expect(unreadable).toEqual([
    { line: 6, reason: "Tanggal ditulis lain dari baris lain" },
    { line: 11, reason: "Debit atau kredit tidak terbaca" },
  ]);
  expect([rows.length, asked, rows.at(-1)?.balance]).toEqual([12, [], 12_578_841]);
  expect(rows.find(({ line }) => line === 13)?.text).toMatch(/Top Up Contoh 0800xxxx000; via/);
  expect(rows.find(({ line }) => line === 8)).toMatchObject({ amount: 412_300, kind: "sum" });
});

test("a report's cents are rupiah, and corrected columns read its nets", async () => {
  const file = fixture("dana-settlement.csv");
  const { rows, shape, credits, debits } = await read(file);
  expect([rows.length, credits, debits]).toEqual([11, 3_042_975, 96_733]);
  expect(rows[0]).toMatchObject({ date: "2026-11-03", amount: 461_123, kind: "transfer" });
  const mapping = { ...shape.mapping, amount: shape.mapping.header.indexOf("settleamount") };
  const nets = await read(file, { mapping });
  const batch = (id: string) =>
    nets.rows
      .filter(({ text }) => text.startsWith(id))
      .reduce(
        (cents, row) =>
          cents + (row.direction === "credit" ? 1 : -1) * (row.amount * 100 + row.sen),
        0,
      ) / 100;
  expect([batch("90001000020261103"), batch("90002000020261105")]).toEqual([
    1_012_482.68, 1_913_135.67,
  ]);
});

const CIMB = `No Rekening;0000123456
Periode;01-Aug-2026
Tanggal;Deskripsi;Debit;Kredit;Saldo
01-Aug-2026;TRF MASUK DR BCA SEKAR; ;461123;1461123
02-Aug-2026;BIAYA; 2500 ; ;1458623
`;
const PERMATA = `Account,0000123456
Period,Aug
Posting Date,Eff Date,Transaction Desc,Debit,Credit,Balance
03/08/2026,03/08/2026,"TRF, SEKAR",0.00,461123.00,561123.00
14/08/2026,14/08/2026,BIAYA ADM,10000.00,0.00,551123.00
`;
const BRI_WEB = `LAPORAN MUTASI REKENING
No. Rekening,0000123456

Tanggal Transaksi,Uraian Transaksi,Teller,Debet,Kredit,Saldo
02/08/26,TRANSFER SEKAR,8888,"0,00","461.123,00","1.461.123,00"
03/08/26,BIAYA,8888,"2.500,00","0,00","1.458.623,00"
`;
const BNI = `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,
25/10/21 08.59.34,25/10/21 08.59.34,0998,900112,"TRF/PAY | SEKAR",.00,"461,123.00",
25/10/21 09:10:00,25/10/21 09:10:00,0998,900113,BIAYA ADM,"11,000.00",.00,
`;
const LIVIN = makeWorkbook([
  { row: 1, cells: { A: "Bank Mandiri" } },
  { row: 3, cells: { A: "Periode", B: "01 Agu 2026 - 31 Agu 2026" } },
  { row: 5, cells: { A: "Tanggal", B: "Keterangan", C: "Nominal", D: "Saldo" } },
  {
    row: 6,
    cells: { A: "01 Agu 2026", B: "Transfer dari SEKAR", C: "+461.123,00", D: "1.461.123,00" },
  },
  { row: 7, cells: { A: "02 Agu 2026", B: "Tarik tunai", C: "-450.000,00", D: "1.011.123,00" } },
]);
const BCA_BOOK = makeWorkbook([
  { row: 1, cells: { A: "Informasi Rekening - Mutasi Rekening" } },
  { row: 2, cells: { A: "Periode : 01/11/2026 - 30/11/2026" } },
  {
    row: 7,
    cells: { A: "Tanggal Transaksi", B: "Keterangan", C: "Jumlah", D: "Keterangan", E: "Saldo" },
  },
  { row: 8, cells: { A: "19-Nov", B: "BI-FAST CR TRANSFER DR 002 SEKAR", C: " Rp1,461,123 " } },
  { row: 9, cells: { A: "19-Nov", B: "BIAYA ADM", C: " Rp30,000 ", D: "DB", E: " Rp2,431,123 " } },
  { row: 10, cells: { A: "Saldo Awal", B: " Rp1,000,000 " } },
  { row: 11, cells: { A: "Saldo Akhir", B: " Rp2,431,123 " } },
]);

test.each([
  ["CIMB's CSV", CIMB, "CIMB Niaga (OCTO)", "2026-08-01", 461_123, 2_500],
  ["Permata's CSV", PERMATA, "Permata", "2026-08-03", 461_123, 10_000],
  ["BRI's internet banking", BRI_WEB, "BRI", "2026-08-02", 461_123, 2_500],
  ["BNI Direct's CSV", BNI, "BNI (BNI Direct)", "2021-10-25", 461_123, 11_000],
  ["Livin's workbook", LIVIN, "Mandiri (Livin')", "2026-08-01", 461_123, 450_000],
  ["BCA's workbook, saved again", BCA_BOOK, "BCA", "2026-11-19", 1_461_123, 30_000],
])("%s is read", async (_, file, bank, date, credits, debits) => {
  const reading = await read(file);
  expect(reading).toMatchObject({ unreadable: [], asked: [], credits, debits });
  expect(reading.shape.bank).toBe(bank);
  expect(reading.rows.map(({ direction }) => direction)).toEqual(["credit", "debit"]);
  expect(reading.rows[0]?.date).toBe(date);
});

test.each([
  ["%PDF-1.7", /Jago, SeaBank, dan Jenius hanya memberi PDF/],
  ["<html><table><tr><td>Tanggal</td></tr></table>", /HTML/],
  ["\xd0\xcf\x11\xe0\xa1\xb1", /\.xls lama/],
  [":20:STARTUMS\r\n:25:0000123456", /MT940/],
  ["PK\x03\x04 nothing more", /tidak dapat dibaca/],
  ["Nama;Harga\nKain;1\n", /Judul kolom tidak dikenali/],
  ["", /Judul kolom tidak dikenali/],
])("%j is refused", async (file, reason) => {
  expect((await readStatement(Buffer.from(file, "latin1"))).refused).toMatch(reason);
});

const BISNIS = "Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo";
const HEADED = (rows: string) => `${BISNIS}\n${rows}`;

test("dates without a year lie in the year until the given day, else they are a guess", async () => {
  const csv = HEADED(
    '"31/12",BUNGA,0000,"100.00 CR","100.00"\n"01/01",BUNGA,0000,"100.00 CR","200.00"\n',
  );
  const given = await read(csv, { until: "2026-01-12" });
  expect(given.isYearGuessed).toBe(false);
  expect(given.rows.map(({ date }) => date)).toEqual(["2025-12-31", "2026-01-01"]);
  expect((await read(csv)).isYearGuessed).toBe(true);
});

test("a day outside of the period is unreadable", async () => {
  const { unreadable } = await read(
    `"Periode : 22/12/2025 - 12/01/2026"\n${HEADED('"22/12",A,0,"1.00 CR","1.00"\n"22/06",B,0,"1.00 CR","2.00"\n')}`,
  );
  expect(unreadable).toEqual([{ line: 4, reason: expect.stringContaining("di luar masa") }]);
});

test.each([
  ["1,234,567.00", "900.00", 1_234_567],
  ["1.234.567,00", "900,00", 1_234_567],
  ["461.123", "900", 461_123],
  ["461,123", "900", 461_123],
  ["Rp461,123", "Rp900", 461_123],
  ["461123.00", ".50", 461_123],
])("%s beside %s", async (amount, other, rupiah) => {
  const { rows } = await read(
    `Tanggal;Keterangan;Jumlah\n01/02/2026;A;${amount} CR\n02/02/2026;B;${other} DB\n`,
  );
  expect(rows.map((row) => row.amount)).toEqual([rupiah, other === ".50" ? 0 : 900]);
});

test("a cell in another style than its column is unreadable", async () => {
  const { unreadable } = await read(
    "Tanggal;Keterangan;Jumlah\n01/02/2026;A;1,000.00 CR\n02/02/2026;B;2,000.00 CR\n03/02/2026;C;3.000,00 CR\n",
  );
  expect(unreadable).toEqual([{ line: 4, reason: "Jumlah tidak terbaca" }]);
});

test("months first are found by a day beyond twelve, and else by the corrected columns", async () => {
  const header = "Post Date,Eff Date,Transaction Ref No,Description,Debit,Credit,Balance";
  const row = (day: string) => `${day} 09:00,${day},1,A,0,10,\n`;
  const found = await read(`${header}\n${row("11/02/26")}${row("11/25/26")}`);
  expect(found.rows[0]?.date).toBe("2026-11-02");
  const file = `${header}\n${row("11/02/26")}`;
  const { shape, rows } = await read(file);
  expect(rows[0]?.date).toBe("2026-02-11");
  const mapping: StatementMapping = { ...shape.mapping, dates: "mdy" };
  expect((await read(file, { mapping })).rows[0]?.date).toBe("2026-11-02");
});

test("a list with the newest row first has no broken balance", async () => {
  const rows = [
    "03/02/2026;C;300.00 CR;600.00",
    "02/02/2026;B;200.00 CR;300.00",
    "01/02/2026;A;100.00 CR;100.00",
  ];
  const { asked } = await read(`Tanggal;Keterangan;Jumlah;Saldo\n${rows.join("\n")}`);
  expect(asked).toEqual([]);
});

test("a date out of its place is asked about", async () => {
  const days = ["01/11/2026", "02/11/2026", "11/03/2026", "04/11/2026"];
  const { asked } = await read(
    `Tanggal;Keterangan;Jumlah\n${days.map((day, at) => `${day};${at};100 CR`).join("\n")}`,
  );
  expect(asked).toEqual([[4, "order"]]);
});

test("a workbook of one column is the CSV in it", async () => {
  const lines = [
    "LAPORAN",
    "NMID,MID,TRXDATE,TRXTIME,Issuer Name,TID,Refference Number,Reff ID/Invoice No,AMOUNT,MDR Amount,NET AMOUNT",
    "ID1,71900000001,02-11-2026,09:00,GoPay,T1,R1,I1,461123,3228,457895",
    "TOTAL,,,,,,,,461123,3228,457895",
    "SUMMARY GROUP,,1,,,,,,461123,3228,457895",
  ];
  const reading = await read(makeWorkbook(lines.map((A, at) => ({ row: at + 1, cells: { A } }))));
  expect(reading).toMatchObject({ unreadable: [], credits: 461_123 });
  expect(reading.rows).toMatchObject([{ date: "2026-11-02", direction: "credit" }]);
});

test("UTF-16 with tabs is read", async () => {
  const text = "Tanggal\tKeterangan\tJumlah\n01/02/2026\tA\t100 CR\n";
  const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  expect((await read(file)).shape).toMatchObject({ encoding: "UTF-16", delimiter: "\t" });
});
