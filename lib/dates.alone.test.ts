import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import { date, integer, property, assert as propertyHolds } from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  addJakartaDays,
  atJakartaHour,
  jakartaDateTime,
  jakartaDay,
  jakartaDayTime,
  jakartaYymmdd,
  startOfJakartaDay,
  startOfLastDays,
} from "./dates.ts";

/** Jakarta is seven hours ahead of UTC the whole year. */
const OFFSET_MS = 7 * millisecondsInHour;

const moments = date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2099-12-31T00:00:00Z"),
  noInvalidDate: true,
});

// A server's own zone mustn't matter: New York changes its clocks twice a year.
const serverZone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = "America/New_York";
});
afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ;
  else process.env.TZ = serverZone;
});

it("begins a day at midnight in Jakarta", () => {
  propertyHolds(
    property(moments, (moment) => {
      const start = startOfJakartaDay(moment).getTime() + OFFSET_MS;
      expect(start % millisecondsInDay).toBe(0);
      expect(moment.getTime() + OFFSET_MS - start).toBeGreaterThanOrEqual(0);
      expect(moment.getTime() + OFFSET_MS - start).toBeLessThan(millisecondsInDay);
    }),
  );
});

it("counts today as the first of the last days", () => {
  propertyHolds(
    property(moments, integer({ min: 1, max: 90 }), (now, days) => {
      expect(startOfJakartaDay(now).getTime() - startOfLastDays(days, now).getTime()).toBe(
        (days - 1) * millisecondsInDay,
      );
    }),
  );
});

it("adds whole days and finds a full hour, whatever the server's zone", () => {
  propertyHolds(
    property(moments, integer({ min: 0, max: 23 }), (moment, number) => {
      expect(addJakartaDays(moment, number).getTime() - moment.getTime()).toBe(
        number * millisecondsInDay,
      );
      expect(atJakartaHour(moment, number).getTime() - startOfJakartaDay(moment).getTime()).toBe(
        number * millisecondsInHour,
      );
    }),
  );
});

it("writes days and times of Jakarta", () => {
  const lateInUtc = new Date("2026-11-21T17:05:00Z");
  expect(jakartaDay(lateInUtc)).toBe("2026-11-22");
  expect(jakartaDayTime(lateInUtc)).toBe("2026-11-22 00:05");
  expect(jakartaDateTime(lateInUtc.toISOString())).toBe("2026-11-22T00:05");
  expect(jakartaYymmdd(lateInUtc)).toBe("261122");
});

it("returns plain dates, which the database and JSON write in UTC", () => {
  const start = startOfJakartaDay(new Date("2026-11-21T17:05:00Z"));
  expect(Object.getPrototypeOf(start)).toBe(Date.prototype);
  expect(JSON.stringify(start)).toBe('"2026-11-21T17:00:00.000Z"');
});
