import { describe, expect, test } from "vitest";
import { parseTariffs } from "./parse-tariffs.ts";
import { COLUMNS } from "./tariff-columns.ts";

const CITIES = [
  { id: "11.10", name: "Kabupaten Bireuen" },
  { id: "12.71", name: "Kota Medan" },
];
/** Begins with the columns of JNE. The rows leave those of other carriers empty. */
const HEADING = COLUMNS.join(";");
const MEDAN = "1271;Sumatera Utara;Kota Medan;31000;2-3 hari;36000;1-2 hari;48000;1 hari";
const READ = {
  OKE: { rate: 31_000, etd: "2-3" },
  REG: { rate: 36_000, etd: "1-2" },
  YES: { rate: 48_000, etd: "1" },
};

const parse = (...lines: string[]) => parseTariffs(lines.join("\r\n"), CITIES);

function errorsOf(row: string) {
  return parse(HEADING, row).errors.map(({ line, column, message }) => [line, column, message]);
}

describe("what a spreadsheet makes of it is read", () => {
  const withCommas = (text: string) => text.replaceAll(";", ",");
  test.each([
    ["semicolons", `${HEADING}\r\n${MEDAN}`],
    ["commas", withCommas(`${HEADING}\n${MEDAN}\n`)],
    ["tabs", `${HEADING}\n${MEDAN}`.replaceAll(";", "\t")],
    ["a byte order mark", `\ufeff${HEADING}\r\n${MEDAN}`],
    ["Excel's line on the separator", `sep=;\r\n${HEADING}\r\n${MEDAN}`],
    ["empty lines", `\r\n${HEADING}\r\n\r\n;;;;;;;;\r\n${MEDAN}\r\n\r\n`],
    ["quotes", `${HEADING}\n${MEDAN.replace("Kota Medan", '"Kota Medan"')}`],
    ["a heading in capitals", `${HEADING.toUpperCase()}\n${MEDAN}`],
    ["thousands with dots", `${HEADING}\n${MEDAN.replace("31000", "31.000")}`],
    ["thousands with commas", `${HEADING}\n${MEDAN.replace("31000", "31,000")}`],
    ["a currency", `${HEADING}\n${MEDAN.replace("31000", "Rp\u00a031.000")}`],
    ["days without the word", `${HEADING}\n${MEDAN.replace("2-3 hari", "2 – 3")}`],
    ["a code with its dot", `${HEADING}\n${MEDAN.replace("1271", "12.71")}`],
    ["texts made by an apostrophe", `${HEADING}\n${MEDAN.replace("2-3 hari", "'2-3 hari")}`],
  ])("%s", (_, csv) => {
    const { rows, errors } = parseTariffs(csv, CITIES);
    expect(errors).toEqual([]);
    expect(rows.map(({ city, prices }) => [city.id, prices])).toEqual([["12.71", READ]]);
  });

  test("columns in another order", () => {
    const cells = { kota: "Kota Medan", kode: "1271", reg_tarif: "9000", reg_hari: "1" };
    const names = COLUMNS.toReversed();
    const row = names.map((name) => (cells as Record<string, string>)[name]);
    expect(parse(names.join(";"), row.join(";")).rows[0]?.prices).toEqual({
      REG: { rate: 9_000, etd: "1" },
    });
  });
});

describe("each fault is told with its line and column", () => {
  test.each([
    ["1271;;Kota Medan;31000;2-Mar;36000;1-2 hari;;", "oke_hari", "Excel mengubahnya"],
    ["1271;;Kota Medan;31000;02/03/2026;36000;1-2 hari;;", "oke_hari", "Excel mengubahnya"],
    ["1271;;Kota Medan;31000;;36000;1-2 hari;;", "oke_hari", "bukan jumlah hari"],
    ["1271;;Kota Medan;31000;3-2 hari;36000;1-2 hari;;", "oke_hari", "hari harus"],
    ["1271;;Kota Medan;;2-3 hari;36000;1-2 hari;;", "oke_tarif", "bukan tarif"],
    ["1271;;Kota Medan;3,1E+04;2-3 hari;36000;1-2 hari;;", "oke_tarif", "bukan tarif"],
    ["1271;;Kota Medan;31000,50;2-3 hari;36000;1-2 hari;;", "oke_tarif", "bukan tarif"],
    ["1271;;Kota Medan;-31000;2-3 hari;36000;1-2 hari;;", "oke_tarif", "bukan tarif"],
    ["1271;;Kota Medan;=1+1;2-3 hari;36000;1-2 hari;;", "oke_tarif", "bukan tarif"],
    ["1271;;Kota Medan;310;2-3 hari;36000;1-2 hari;;", "oke_tarif", "antara 1.000"],
    ["1271;;Kota Medan;31000000;2-3 hari;36000;1-2 hari;;", "oke_tarif", "antara 1.000"],
    ["1271;;Kabupaten Bireuen;31000;2-3 hari;;;;", "kota", "Kode 1271 adalah Kota Medan"],
    ["9999;;Kota Medan;31000;2-3 hari;;;;", "kode", "Tidak ada kota"],
    ["1271;;Kota Medan;;;;;;", "", "sedikitnya satu layanan"],
  ])("%s: %s", (row, column, message) => {
    expect(errorsOf(row)).toEqual([[2, column, expect.stringContaining(message)]]);
    expect(parse(HEADING, row).rows).toEqual([]);
  });

  test("a city that stands there twice", () => {
    expect(parse(HEADING, MEDAN, "", MEDAN).errors).toEqual([
      { line: 4, column: "kode", message: "Sudah ada di baris 2" },
    ]);
  });

  test("several in a line, and the lines without any are read", () => {
    const { rows, errors } = parse(HEADING, "1110;;Kota Medan;x;y;;;;", MEDAN);
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [2, "kota"],
      [2, "oke_tarif"],
      [2, "oke_hari"],
    ]);
    expect(rows).toHaveLength(1);
  });

  test.each(["kode;kota", "<html></html>", MEDAN])("%j has no heading of ours", (csv) => {
    expect(parse(csv).errors).toMatchObject([{ column: "", message: /Baris judul/ }]);
  });

  test("a row with one cell more, and a column that no city has", () => {
    const { rows, errors } = parse(HEADING, MEDAN.replace("Utara", "Utara;x") + ";".repeat(9));
    expect(rows).toEqual([]);
    expect(errors).toMatchObject([{ line: 2 }]);
    expect(parse(`catatan;${HEADING}`, `x;${MEDAN}`).errors).toMatchObject([
      { line: 1, column: "catatan", message: "Kolom ini tidak dikenal" },
    ]);
  });

  test("a quote that isn't closed", () => {
    const { rows, errors } = parse(HEADING, `1271;"Sumatera Utara;Kota Medan`, MEDAN);
    expect(rows).toEqual([]);
    expect(errors[0]?.message).toContain("kutip");
  });
});
