import { expect, test } from "vitest";
import { splitEvents } from "./split-events.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

const event = (name: string, event_start: string, event_end: string) => ({
  name,
  event_start,
  event_end,
});

test("an event is ongoing until its end, also before its start; the next comes first, the latest past first", () => {
  const { ongoing, past } = splitEvents(
    [
      event("later", "2026-12-24T02:00:00Z", "2026-12-24T10:00:00Z"),
      event("now", "2026-11-20T02:00:00Z", "2026-11-22T10:00:00Z"),
      event("long ago", "2026-01-05T02:00:00Z", "2026-01-06T10:00:00Z"),
      event("just over", "2026-11-21T02:00:00Z", "2026-11-21T12:00:00Z"),
    ],
    NOW,
  );
  expect(ongoing.map(({ name }) => name)).toEqual(["now", "later"]);
  expect(past.map(({ name }) => name)).toEqual(["just over", "long ago"]);
});
