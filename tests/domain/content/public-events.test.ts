import { millisecondsInDay } from "date-fns/constants";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { getEventCalendar } from "#lib/content/get-event-calendar.ts";
import { listPublicEvents } from "#lib/content/list-events.ts";
import { db } from "#lib/database/db.ts";
import { setSpokenLanguage } from "#lib/language/spoken-language.ts";
import { expectError } from "#tests/setup/expect-error.ts";

beforeEach(async () => {
  await db().event.deleteMany();
});

const day = (days: number) => new Date(Date.UTC(2030, 0, 1) + days * millisecondsInDay);

const EVENT = { startsAt: day(0), endsAt: day(1), eventLocation: "Jakarta", description: "Kain." };

test("the public page never grows without bound: what ended the longest ago goes first", async () => {
  await db().event.createMany({
    data: Array.from({ length: 101 }, (_, index) => ({
      ...EVENT,
      ...{ eventName: `Pameran ${index}`, endsAt: day(index) },
    })),
  });
  const names = (await listPublicEvents()).map(({ event_name }) => event_name);
  expect(names).toHaveLength(100);
  expect(names[0]).toBe("Pameran 100");
  expect(names).not.toContain("Pameran 0");
});

test("a calendar file names the event's place in this shop", async () => {
  const { id } = await db().event.create({ data: { ...EVENT, eventName: "Kelas" } });
  const lines = (await getEventCalendar(id)).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain(`UID:${id}@localhost`);
  expect(lines).toContain(`URL:http://localhost:3000/partial-events#event-${id}`);
});

test("a calendar file is in its caller's language where the event has that side", async () => {
  onTestFinished(() => setSpokenLanguage(() => "en"));
  const { id } = await db().event.create({
    data: { ...EVENT, eventName: "Kelas", eventNameEn: "Class" },
  });
  for (const [language, name] of [
    ["en", "Class"],
    ["id", "Kelas"],
  ] as const) {
    setSpokenLanguage(() => language);
    expect(await getEventCalendar(id)).toContain(`SUMMARY:${name}\r\n`);
  }
});

test("there is no calendar file of an event that isn't there", async () => {
  const absent = "00000000-0000-4000-8000-000000000000";
  await expectError(getEventCalendar(absent), "not-found");
});
