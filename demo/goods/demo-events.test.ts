import { addDays, isWeekend } from "date-fns";
import { expect, test } from "vitest";
import { jakartaDay } from "#lib/dates.ts";
import { DEMO_EVENTS, demoEventDays } from "./demo-events.ts";

const FIRST = new Date("2026-11-25T05:00:00Z");
const WEEK = Array.from({ length: 7 }, (_, days) => addDays(FIRST, days));

test.each(WEEK)("seeded at %s, an event of a weekend falls on Saturday and Sunday", (now) => {
  const weekends = DEMO_EVENTS.filter(({ event_name }) => event_name.includes("Akhir Pekan"));
  expect(weekends.length).toBeGreaterThan(0);
  for (const event of weekends) {
    const { start, end } = demoEventDays(event, now);
    expect([start, end].map((day) => isWeekend(`${day}T00:00`))).toEqual([true, true]);
    expect(end > start).toBe(true);
    expect(start > jakartaDay(now)).toBe(true);
  }
});
