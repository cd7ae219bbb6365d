import { expect, test } from "vitest";
import { findSizeChoice, lacksSize, parseSizeList, sizeChoices } from "./size-choices.ts";

const chart = (size_details: string, size = "See-Image") => ({ size, size_details });

test.each([
  ["S, M, L, XL", ["S", "M", "L", "XL"]],
  ["xl;s\n2xl", ["S", "XL", "2XL"]],
  ["M, M,", ["M"]],
  ["", []],
  ["S, XXL", null],
  ["See-Image", null],
  ["chest=86,waist=74", null],
])("%j lists %j", (text, sizes) => {
  expect(parseSizeList(text)).toEqual(sizes);
});

test("only a chart in a picture has sizes to choose from", () => {
  expect(sizeChoices(chart("S, M"))).toEqual(["S", "M"]);
  expect(sizeChoices(chart("S, M", "M"))).toEqual([]);
  expect(sizeChoices(chart(""))).toEqual([]);
});

test("a choice counts while the product lists it", () => {
  expect(findSizeChoice(chart("S, M"), "M")).toBe("M");
  expect(findSizeChoice(chart("S, M"), "L")).toBeNull();
  expect(lacksSize(chart("S, M"), "L")).toBe(true);
  expect(lacksSize(chart("S, M"), "M")).toBe(false);
  expect(lacksSize(chart(""), null)).toBe(false);
  expect(lacksSize(chart("", "M"), null)).toBe(false);
});
