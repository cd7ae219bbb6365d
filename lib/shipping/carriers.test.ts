import { expect, test } from "vitest";
import { CARRIERS, deliveryName, getCarrier, TARIFF_SERVICES } from "./carriers.ts";

test.each([
  [0, 1],
  [300, 1],
  [1000, 1],
  [1300, 1],
  [1301, 2],
  [2300, 2],
  [4700, 5],
])("JNE charges %i grams as %i kg", (grams, kilograms) => {
  expect(getCarrier("jne").chargedKilograms(grams)).toBe(kilograms);
});

test("carriers have ids of their own, and services labels and words of their own", () => {
  const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  distinct(CARRIERS.map(({ id }) => id));
  distinct(TARIFF_SERVICES.map(({ label }) => label));
  distinct(TARIFF_SERVICES.map(({ column }) => column));
  // A customer reads the words first.
  distinct(CARRIERS.flatMap(({ services }) => services.map(({ words }) => words.en)));
  distinct(CARRIERS.flatMap(({ services }) => services.map(({ words }) => words.id)));
});

test.each(CARRIERS)(
  "$name takes its example of a tracking number",
  ({ exampleResi, resiPattern }) => {
    expect(exampleResi).toMatch(resiPattern);
  },
);

test("a service is named with its carrier, one of earlier years by its code", () => {
  expect(deliveryName({ carrier: "jne", service: "REG" })).toBe("JNE Regular");
  expect(deliveryName({ service: "SS" })).toBe("JNE SS");
  expect(() => deliveryName({ carrier: "kurir", service: "REG" })).toThrow("kurir");
});
