import { describe, expect, it } from "vitest";
import { parseMeasurements } from "./measurements.ts";
import { defaultChart } from "./size-charts.ts";
import { formatMeasurements, normalizeSizeDetails } from "./size-details.ts";

describe("size charts as text", () => {
  it("writes a default chart as the contract has it", () => {
    expect(formatMeasurements("Women", defaultChart("Women", "XS"))).toBe(
      "chest=86,waist=74,hip=94,length=60",
    );
    expect(formatMeasurements("Women", defaultChart("Women", "Free-Size"))).toBe(
      "chest=-,waist=-,hip=-,length=-",
    );
    expect(formatMeasurements("Men", defaultChart("Men", "M"))).toBe(
      "shoulder=70,chest=108,reguler=15.5,length=62",
    );
  });

  it("stores an empty value as 0", () => {
    expect(formatMeasurements("Batik Cloth", { length: "240", width: " " })).toBe(
      "length=240,width=0",
    );
    expect(parseMeasurements("length=240,width=")).toEqual([
      { name: "length", value: "240" },
      { name: "width", value: "0" },
    ]);
  });

  it.each([
    ["Women", "M", "length=60, chest=86", "chest=86,waist=0,hip=0,length=60"],
    ["Women", "See-Image", "chest=86", ""],
    ["Women", "See-Image", "m; S", "S, M"],
    ["Women", "See-Image", "S, 3XL", null],
    ["Women", "See-Image", "S, XXL", null],
    ["Men", "M", "", ""],
    ["Men", "M", "chest=86,waist=74", null],
    ["Men", "M", "chest=delapan", null],
    ["Batik Cloth", "L", "dua meter", null],
    ["Others", "Free-Size", "Panjang 200 cm, lebar 55 cm", "Panjang 200 cm, lebar 55 cm"],
  ] as const)("%s %s %j is stored as %j", (category, size, details, stored) => {
    expect(normalizeSizeDetails(category, size, details)).toBe(stored);
  });
});
