import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import { nextTry } from "./retry-schedule.ts";

test("a mail is tried at least five times over a day, at growing distances, and then given up", () => {
  const start = new Date("2026-11-21T00:00:00Z");
  const tries: number[] = [0];
  for (let now: Date | null = start; now; ) {
    now = nextTry(tries.length, now);
    if (now) tries.push(now.getTime() - start.getTime());
  }
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(tries.length).toBeGreaterThanOrEqual(5);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(millisecondsInDay);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

test("a code's mail is tried three times within the code's ten minutes", () => {
  const waits = [1, 2, 3].map((tries) => Number(nextTry(tries, new Date(0))));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(10 * 60 * 1000);
});
