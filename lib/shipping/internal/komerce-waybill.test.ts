import { expect, test } from "vitest";
import { toEntries } from "./komerce-waybill.ts";

const step = (manifest_date: string, manifest_time: string | null, manifest_description = "X") => ({
  manifest_date,
  manifest_time,
  manifest_description,
  city_name: "BANDUNG",
});

test("steps come latest first, at Jakarta's time, the arrival on top", () => {
  const entries = toEntries({
    delivered: true,
    delivery_status: { pod_receiver: "SARI", pod_date: "2026-11-20", pod_time: "14:05" },
    manifest: [step("2026-11-18", "16:20", "FIRST"), step("2026-11-19", "21:03:10", "SECOND")],
  });
  expect(entries.map(({ at, description }) => [at, description])).toEqual([
    ["2026-11-20T07:05:00.000Z", "DELIVERED TO [SARI]"],
    ["2026-11-19T14:03:00.000Z", "SECOND"],
    ["2026-11-18T09:20:00.000Z", "FIRST"],
  ]);
});

test("what can't be read is left out and breaks nothing", () => {
  expect(toEntries({ manifest: null })).toEqual([]);
  const underway = { delivered: false, delivery_status: { pod_date: "2026-11-20" }, manifest: [] };
  expect(toEntries(underway)).toEqual([]);
  const entries = toEntries({ manifest: [step("yesterday", "noon"), step("2026-11-18", null)] });
  expect(entries.map(({ at }) => at)).toEqual(["2026-11-17T17:00:00.000Z"]);
});
