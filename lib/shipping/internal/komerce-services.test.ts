import { expect, test } from "vitest";
import { toDays, toRates } from "./komerce-services.ts";

const cost = (service: string, rupiah = 19_000, etd: string | null = "1-2 day") => ({
  service,
  cost: rupiah,
  etd,
});

test("the city courier counts as Regular and Fast, and the plain names come first", () => {
  const city = toRates("jne", [
    cost("CTC", 10_000),
    cost("CTCYES", 18_000),
    cost("CTCSPS", 25_000),
  ]);
  expect([...city].map(([service, { value }]) => [service, value])).toEqual([
    ["REG", 10_000],
    ["YES", 18_000],
  ]);
  const both = toRates("jne", [cost("CTC", 10_000), cost("REG", 11_000)]);
  expect(both.get("REG")?.value).toBe(11_000);
});

test("trucking and Super Speed are hidden: a route that has nothing else has no option", () => {
  expect(toRates("jne", [cost("JTR"), cost("JTR<130"), cost("JTR>200"), cost("SPS")]).size).toBe(0);
  expect(toRates("jne", []).size).toBe(0);
});

test("names that nobody knows are no empty list", () => {
  expect(() => toRates("jne", [cost("REG99"), cost("JTR")])).toThrow("unreadable");
  expect(toRates("jne", [cost("REG99"), cost("OKE")]).size).toBe(1);
});

test.each([0, -1, 0.5, Number.MAX_SAFE_INTEGER])("a price of %d is none", (rupiah) => {
  expect(() => toRates("jne", [cost("REG", rupiah)])).toThrow("unreadable");
});

test.each([
  ["1 day", "1"],
  ["1-2 day", "1-2"],
  ["3 - 5 HARI", "3-5"],
  ["2-2 day", "2"],
  ["0-1 day", "0-1"],
  ["0-0 day", ""],
  ["0 day", ""],
  ["", ""],
  ["soon", ""],
  ["5-2 day", ""],
])("%j are the days %j", (etd, days) => {
  expect(toDays(etd)).toBe(days);
});
