import { expect, test } from "vitest";
import { bareCityName, cityNameIn } from "./city-name.ts";

test.each([
  ["Kota Administrasi Jakarta Selatan", "Jakarta Selatan", "South Jakarta"],
  ["Kota Administrasi Jakarta Pusat", "Jakarta Pusat", "Central Jakarta"],
  ["Kota Bandung", "Bandung", "Bandung"],
  ["Kabupaten Bandung", "Bandung", "Bandung"],
])("%s is %s, in English %s", (name, bare, english) => {
  expect(bareCityName(name)).toBe(bare);
  expect([cityNameIn("en", name), cityNameIn("id", name)]).toEqual([english, bare]);
});
