import { expect, test } from "vitest";
import { findMaterial, findMotifs } from "./textile-terms.ts";

test.each([
  ["Kemeja Parang Rusak Soga", "", ["Parang Rusak"]],
  ["Kemeja parang", "Dengan kawung di kerahnya.", ["Parang"]],
  ["Kain Parang Barong dan Kawung", "", ["Parang Barong", "Kawung"]],
  ["Kemeja Polos", "Lapisnya bermotif truntum.", ["Truntum"]],
  ["Kemeja Polos", "Tanpa motif.", []],
  ["Parangtritis", "", []],
])("the motifs of %s, %s", (name, description, motifs) => {
  expect(findMotifs({ motif: "", name, description })).toEqual(motifs);
});

test.each([
  ["Parang Rusak", ["Parang Rusak"]],
  ["Kawung Picis", ["Kawung"]],
  ["Wahyu  Tumurun (baru)", ["Wahyu Tumurun baru"]],
  ["|)", []],
])("the motif that the owner names as %s counts, whatever the texts say", (motif, motifs) => {
  expect(findMotifs({ motif, name: "Kemeja Truntum", description: "" })).toEqual(motifs);
});

test.each([
  ["Kain", "Katun primisima yang rapat.", "Katun"],
  ["Selendang Sutra", "Berdasar mori.", "Sutra"],
  ["Tas", "Kanvas tebal.", null],
])("the material of %s, %s", (name, description, material) => {
  expect(findMaterial({ name, description })).toBe(material);
});
