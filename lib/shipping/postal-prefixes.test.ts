import { expect, test } from "vitest";
import { fitsProvince, zipCodeHint } from "./postal-prefixes.ts";

test("a zip code fits the province that it begins as", () => {
  expect(fitsProvince("40111", "32")).toBe(true);
  expect(fitsProvince("55581", "32")).toBe(false);
  expect(fitsProvince("55581", "34")).toBe(true);
});

test("nothing is said about a province that isn't known", () => {
  expect(fitsProvince("40111", "99")).toBe(true);
});

test.each([
  ["19", "usually begin with 33."],
  ["11", "usually begin with 23 or 24."],
  ["31", "usually begin with 10 to 14."],
  ["32", "usually begin with 16, 17, 40, 41 or 43 to 46."],
  ["33", "usually begin with 50 to 54 or 56 to 59."],
])("the hint for province %s says %j", (id, words) => {
  expect(zipCodeHint("00000", { id, name: "Sini" }, "en")).toContain(`Zip codes in Sini ${words}`);
});

const BALI = { id: "51", name: "Bali" };

test.each(["", "8", "80", "80361", " 82111 ", "abcde", "803611"])("%j needs no hint", (zip) => {
  expect(zipCodeHint(zip, BALI, "en")).toBeNull();
});

test("the hint comes with the second digit, and only once a province is chosen", () => {
  expect(zipCodeHint("40", BALI, "en")).toContain("Bali");
  expect(zipCodeHint("40", null, "en")).toBeNull();
});

test("the hint has Indonesian words of its own", () => {
  expect(zipCodeHint("00000", { id: "33", name: "Sini" }, "id")).toBe(
    "Kode pos di Sini biasanya diawali 50 sampai 54 atau 56 sampai 59. Sudah benar?",
  );
});
