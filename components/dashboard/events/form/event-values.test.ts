import { expect, test } from "vitest";
import type { EventView } from "#lib/content/schema.ts";
import { changedEventValues, eventValues } from "./event-values.ts";

const event: EventView = {
  id: "1",
  event_name: "Pameran",
  event_name_en: "",
  description_en: "",
  event_start: "2026-12-04T18:30:00.000Z",
  event_end: "2026-12-05T10:00:30.000Z",
  event_location: "Jakarta",
  description: "Kain tulis.",
  event_date: "2026-12-05",
  event_time: "01:30",
  image1: null,
  image2: null,
  image3: null,
  image4: null,
};

test("an event opens in Jakarta's time", () => {
  expect(eventValues(event, "moment")).toMatchObject({
    event_start: "2026-12-05T01:30",
    event_end: "2026-12-05T17:00",
  });
  expect(eventValues(event, "day-and-time")).toMatchObject({
    event_date: "2026-12-05",
    event_time: "01:30",
  });
});

test("times are sent fieldGroup, and none where none has changed", () => {
  const before = eventValues(event, "day-and-time");
  const changed = changedEventValues("day-and-time");
  expect(changed(before, { ...before, event_name: "Pameran Baru" })).toEqual({
    event_name: "Pameran Baru",
  });
  expect(changed(before, { ...before, event_time: "02:00" } as typeof before)).toEqual({
    event_date: "2026-12-05",
    event_time: "02:00",
    event_end: "2026-12-05T17:00",
  });
});
