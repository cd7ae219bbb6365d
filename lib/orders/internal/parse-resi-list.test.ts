import { expect, test } from "vitest";
import { judgeResiList } from "./judge-resi-list.ts";
import { parseResiList } from "./parse-resi-list.ts";

const WANTED = [
  { line: 1, orderNo: "SB261121A2B3C", resi: "JNE0012345678" },
  { line: 2, orderNo: "SB261121XYZ12", resi: "JNE0099999999" },
];

test.each([
  ["tabs", "SB261121A2B3C\tJNE0012345678\nSB261121XYZ12\tJNE0099999999"],
  ["commas", "SB261121A2B3C,JNE0012345678\r\nSB261121XYZ12,JNE0099999999\r\n"],
  ["semicolons", "SB261121A2B3C;JNE0012345678\nSB261121XYZ12;JNE0099999999"],
  ["spaces", "SB261121A2B3C JNE0012345678\nSB261121XYZ12  JNE 0099-9999 99"],
  ["small letters and dashes", "sb261121a2b3c;jne-0012-345678\nsb261121xyz12; jne 0099999999"],
  ["the resi first", "JNE0012345678;SB261121A2B3C\nJNE0099999999;SB261121XYZ12"],
  ["one line with another separator", "SB261121A2B3C;JNE0012345678\nSB261121XYZ12,JNE0099999999"],
])("%s", (_, text) => {
  expect(parseResiList(text)).toEqual(WANTED);
});

test("a heading names the columns of a carrier's file", () => {
  const file = [
    "Tanggal;No. AWB;Penerima;No. Referensi",
    "21/11/2026;JNE0012345678;Ibu Sari;SB261121A2B3C",
  ].join("\n");
  expect(parseResiList(file)).toEqual([{ ...WANTED[0], line: 2 }]);
});

test("a heading without both columns is a line that no order has", () => {
  expect(parseResiList("Pesanan;Catatan\nSB261121A2B3C;JNE0012345678")).toEqual([
    { line: 1, orderNo: "PESANAN", resi: "CATATAN" },
    { ...WANTED[0], line: 2 },
  ]);
});

test.each([
  ["SB261121A2B3C JNE0012345678 Budi", "JNE0012345678"],
  ["SB261121A2B3C\tJNE0012345678 sudah dikirim", "JNE0012345678"],
  ["\u202aSB261121A2B3C\u202c JNE 0012 3456 78", "JNE0012345678"],
  ["SB261121A2B3C 0012 3456 7890", "001234567890"],
  ["SB261121A2B3C Budi JNE0012345678", "BUDI JNE0012345678"],
  ["SB261121A2B3C Budi 0012345678", "BUDI 0012345678"],
  ["SB261121A2B3C JNE0012345678 450000", "JNE0012345678 450000"],
])("%j has no word in its resi", (line, resi) => {
  const parsed = parseResiList(line);
  expect(parsed).toEqual([{ line: 1, orderNo: "SB261121A2B3C", resi }]);
  const order = { id: "1", resi: null, recipient: "Sari", status: "Payment Confirm" as const };
  const [judged] = judgeResiList(parsed, new Map([["SB261121A2B3C", order]]));
  expect(judged?.outcome).toBe(resi.includes(" ") ? "invalid" : "ready");
});

test("a cell under no heading, and a heading that stands twice, are named", () => {
  const heading = "No. Order;Resi";
  expect(() => parseResiList(`${heading}\nSB261121A2B3C;JNE0012345678;x`)).toThrow("kolom ke-3");
  expect(() => parseResiList(`${heading};Resi\nSB261121A2B3C;1;2`)).toThrow("Baris 1, Resi");
});

test("a line without a resi is read as such", () => {
  expect(parseResiList("SB261121A2B3C;JNE0012345678\nSB261121XYZ12")).toEqual([
    WANTED[0],
    { ...WANTED[1], resi: "" },
  ]);
});

test("a hundred lines are the most, the heading aside", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `SB261121A2B3C;JNE${at}`).join("\n");
  expect(parseResiList(lines(100))).toHaveLength(100);
  expect(parseResiList(`no_order;resi\n${lines(100)}`)).toHaveLength(100);
  for (const text of [lines(101), `no_order;resi\n${lines(101)}`]) {
    expect(() => parseResiList(text)).toThrow("Paling banyak 100 baris");
  }
});
