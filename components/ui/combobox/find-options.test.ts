import { expect, test } from "vitest";
import { findNamed, findOptions } from "./find-options.ts";

const OPTIONS = [
  { value: "1", label: "Kota Bandung", aliases: ["Bandung", "Bdg"] },
  { value: "2", label: "Kota Surakarta", aliases: ["Surakarta", "Solo"] },
  { value: "3", label: "Kabupaten Bandung", aliases: ["Bandung"] },
  { value: "4", label: "Kabupaten Solok", aliases: ["Solok"] },
  { value: "5", label: "Kabupaten Bandung Barat", aliases: ["Bandung Barat"] },
];

function find(text: string): string[] {
  return findOptions(OPTIONS, text).map(({ label }) => label);
}

test("nothing typed leaves nothing out", () => {
  expect(find("")).toHaveLength(OPTIONS.length);
  expect(find("  ")).toHaveLength(OPTIONS.length);
});

test("whole names come before beginnings, and equal ones keep their order", () => {
  expect(find("bandung")).toEqual(["Kota Bandung", "Kabupaten Bandung", "Kabupaten Bandung Barat"]);
  expect(find("SOLO")).toEqual(["Kota Surakarta", "Kabupaten Solok"]);
  expect(find("sol")).toEqual(["Kota Surakarta", "Kabupaten Solok"]);
});

test("dots and spaces don't count", () => {
  expect(find(" b.d.g. ")).toEqual(["Kota Bandung"]);
  expect(find("kota   bandung")).toEqual(["Kota Bandung"]);
});

test("words count in any order, and may be parts of words", () => {
  expect(find("barat kab")).toEqual(["Kabupaten Bandung Barat"]);
  expect(find("akarta")).toEqual(["Kota Surakarta"]);
});

test("typing errors count only where nothing else is found", () => {
  expect(find("solok")).toEqual(["Kabupaten Solok"]);
  expect(find("bandnug")).toEqual(["Kota Bandung", "Kabupaten Bandung", "Kabupaten Bandung Barat"]);
  expect(find("surkarta")).toEqual(["Kota Surakarta"]);
  expect(find("kota badung")).toEqual(["Kota Bandung"]);
  expect(find("slo")).toEqual([]);
  expect(find("timbuktu")).toEqual([]);
});

test("a name typed in full is the option, unless two options have it", () => {
  expect(findNamed(OPTIONS, " kota bandung ")?.value).toBe("1");
  expect(findNamed(OPTIONS, "solo")?.value).toBe("2");
  expect(findNamed(OPTIONS, "bandung")).toBeUndefined();
  expect(findNamed(OPTIONS, "bandnug")).toBeUndefined();
  expect(findNamed(OPTIONS, "")).toBeUndefined();
});
