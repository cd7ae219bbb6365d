import { expect, test } from "vitest";
import { lineSizeLabel, sizeLabel } from "./size-labels.ts";

const CLOTH = { category: "Batik Cloth", size: "S", size_details: "length=200,width=105" };
const SHIRT = { category: "Men", size: "See-Image", size_details: "S, M, L" };

test("a cloth has its letter and its measures", () => {
  expect(sizeLabel(CLOTH)).toBe("S · 200 × 105 cm");
  expect(lineSizeLabel({ ...CLOTH, chosen_size: null }, "dashboard")).toBe("S · 200 × 105 cm");
});

test.each(["", "length=0,width=105", "length=200,width=-"])(
  "without measures %j it has the letter",
  (size_details) => {
    expect(sizeLabel({ ...CLOTH, size_details })).toBe("S");
  },
);

test("a line names the chosen size, and says where one is missing", () => {
  expect(lineSizeLabel({ ...SHIRT, chosen_size: "M" })).toBe("M");
  expect(lineSizeLabel({ ...SHIRT, chosen_size: null })).toBe("Size not chosen");
  expect(lineSizeLabel({ ...SHIRT, chosen_size: null }, "dashboard")).toBe("Ukuran belum dipilih");
});

test("a chart in a picture without a list is named as such", () => {
  expect(sizeLabel(SHIRT)).toBe("See size chart");
  const line = { ...SHIRT, size_details: "", chosen_size: null };
  expect(lineSizeLabel(line, "dashboard")).toBe("See-Image");
});
