import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeCsv } from "./decode-csv.ts";
import { readNamedRows } from "./named-columns.ts";
import { readCsvTable } from "./read-csv.ts";

const rowsOf = (csv: string) => {
  const table = readCsvTable(csv, 100);
  return "message" in table
    ? table.message
    : [table.heading, ...table.rows].map((row) => row.cells);
};

const NAMED = {
  required: ["nama"],
  known: ["nama", "harga"],
  normalize: (heading: string) => heading.toLowerCase(),
  maxRows: 100,
};

test.each(["\r\n", "\n", "\r"])("%j ends a row beside the others", (lineEnd) => {
  const csv = `a;b\r\n1;2${lineEnd}3;"4\r5\r\n6"${lineEnd}7;"8"${lineEnd}`;
  expect(rowsOf(csv)).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["3", "4\r5\r\n6"],
    ["7", "8"],
  ]);
});

test("any table is read back, whichever line ends it mixes", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", ";", ",", '"', "\n", "\r", "5", " ") });
  const row = fc.tuple(cell, cell, fc.constantFrom("\r\n", "\n", "\r"));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const lines = rows.map(([one, two, end]) => `${quote(one)};${quote(two)}${end}`);
      const kept = rows.map(([one, two]) => [one.trim(), two.trim()]);
      expect(rowsOf(`x;y\n${lines.join("")}`)).toEqual([
        ["x", "y"],
        ...kept.filter((cells) => cells.some(Boolean)),
      ]);
    }),
  );
});

test.each([
  ['a;b\n1;"2\n3;4', "Ada tanda kutip yang tidak ditutup"],
  ['a;b\n1;"2" x;3', "Ada tanda kutip yang tidak ditutup"],
  [
    'a;b\n5" x 7";2',
    [
      ["a", "b"],
      ['5" x 7"', "2"],
    ],
  ],
  [
    'a;b\n"5"" x 7""" ;""',
    [
      ["a", "b"],
      ['5" x 7"', ""],
    ],
  ],
  [
    "sep=;\na;b\nsep=x;1",
    [
      ["a", "b"],
      ["sep=x", "1"],
    ],
  ],
  ["", "Berkas ini kosong"],
])("%j", (csv, wanted) => {
  expect(rowsOf(csv)).toEqual(wanted);
});

test.each([
  ["one cell too many", "nama;harga\nA;1;x", { line: 2, column: "kolom ke-3" }],
  ["a cell under no heading", "nama;;harga\nA;;1\nB;x;2", { line: 3, column: "kolom ke-2" }],
  ["an unknown column", "nama;harga;warna\nA;1;", { line: 1, column: "warna" }],
  ["a heading that stands twice", "nama;harga;Harga\nA;1;", { line: 1, column: "Harga" }],
  ["a missing heading", "harga;warna\n1;", { line: 1, column: "" }],
])("%s is named", (_, csv, place) => {
  const table = readNamedRows(csv, NAMED);
  const errors = Array.isArray(table) ? table : table.errors;
  expect(errors).toEqual([{ ...place, message: expect.any(String) }]);
});

test("empty cells and headings too many are nothing lost", () => {
  const table = readNamedRows("nama;harga;\nA;1;;;\n", NAMED);
  expect(table).toMatchObject({ errors: [], rows: [{ line: 2 }] });
});

test.each([
  ["quotes", '"'],
  ["open quotes", ';"a;'],
  ["closed quotes", '""'],
  ["separators", ";"],
  ["line ends", "\r"],
  ["spaces after a quote", `"a"${" ".repeat(50)};`],
])("500 kB of %s are read in no time that grows with their square", (_, piece) => {
  const csv = `nama;harga\n${piece.repeat(500_000 / piece.length)}`;
  expect(readNamedRows(csv, NAMED)).toBeDefined();
});

test.each(["utf16le", "utf-16be"])("a file in %s is read", (encoding) => {
  const bytes = Buffer.from("\ufeffNama;Harga", "utf16le");
  expect(decodeCsv(encoding === "utf16le" ? bytes : bytes.swap16())).toBe("Nama;Harga");
});
