import { describe, expect, it } from "vitest";
import { isDay, isTime, parseMoment } from "./event-moment.ts";

describe("parseMoment", () => {
  it.each([
    ["2026-12-05T03:00:00.000Z", "2026-12-05T03:00:00.000Z"],
    ["2026-12-05T10:00:00+07:00", "2026-12-05T03:00:00.000Z"],
    ["2026-12-05T10:00", "2026-12-05T03:00:00.000Z"],
    ["2026-12-05 10:00", "2026-12-05T03:00:00.000Z"],
    ["2026-12-05", "2026-12-05T16:59:00.000Z"],
  ])("%s is %s", (text, iso) => {
    expect(parseMoment(text, "23:59")?.toISOString()).toBe(iso);
  });

  it.each([
    "",
    "besok",
    "2026-02-30T10:00",
    "2026-12-05T24:00",
    "2026-12-05T10:00+99:00",
    "2026-12-05x10:00",
    "1826-12-05T10:00",
    "5 Desember 2026",
  ])("%j is no moment", (text) => {
    expect(parseMoment(text, "00:00")).toBeNull();
  });
});

it("knows the days of the calendar and the times of a day", () => {
  expect([isDay("2028-02-29"), isDay("2026-02-29"), isDay("2026-13-01")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isTime("09:30"), isTime("9:30"), isTime("23:60")]).toEqual([true, false, false]);
});
