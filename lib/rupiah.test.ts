import { expect, test } from "vitest";
import { parseRupiah } from "./rupiah.ts";

test.each([
  ["450000", 450_000],
  ["450.000", 450_000],
  ["1.250.000", 1_250_000],
  ["450000.00", 450_000],
  ["450.000,00", 450_000],
  ["450.000.00", 450_000],
  ["450,00", 450],
  [" 450.000 ", 450_000],
  ["0", 0],
])("%j is %i rupiah", (text, rupiah) => {
  expect(parseRupiah(text)).toBe(rupiah);
});

test.each([
  [
    "dots that part no groups of three",
    ["450.5", "45.00.000", "4500.000", "450.0000", "1..000", "0.450"],
  ],
  ["dots at an end", [".450", "450.", ".00"]],
  ["commas as groups, and cents", ["450,000", "450,5", "450000.50", "450.000,50", "450000.0"]],
  ["empty cents twice", ["450000.00.00"]],
  ["anything that isn't a number", ["", " ", "-450000", "+1", "1e9", "Rp 450.000", "4 500", "٤٥"]],
  ["more than 15 digits", ["1".repeat(16)]],
])("%s aren't rupiah", (_, texts) => {
  expect(texts.map(parseRupiah)).toEqual(texts.map(() => null));
});
