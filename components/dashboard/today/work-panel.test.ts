import { expect, test } from "vitest";
import { timeAway } from "./work-panel.tsx";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:30Z", "baru saja"],
  ["2026-11-21T12:00:30Z", "sebentar lagi"],
  ["2026-11-21T11:01:00Z", "59 menit yang lalu"],
  ["2026-11-21T10:00:00Z", "2 jam yang lalu"],
  ["2026-11-20T12:00:01Z", "23 jam yang lalu"],
  ["2026-11-18T11:00:00Z", "3 hari yang lalu"],
  ["2026-11-21T17:30:00Z", "dalam 5 jam"],
])("%s is %s", (at, words) => {
  expect(timeAway(at, now)).toBe(words);
});
