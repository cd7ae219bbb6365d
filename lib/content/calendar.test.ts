import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDates } from "../dates.ts";
import { calendarSpan, googleCalendarLink } from "./calendar-entry.ts";
import { calendarFile, escapeText, foldLine } from "./calendar-file.ts";

const EVENT = {
  id: "0d9c0a4e-6f0b-4d0e-9b45-0c8b4f6d1a11",
  event_name: "Kelas Mencanting; untuk Pemula",
  // 09:00 on the 3rd to 20:00 on the 4th, in Jakarta.
  event_start: "2026-12-03T02:00:00.000Z",
  event_end: "2026-12-04T13:00:00.000Z",
  event_location: "Ruang Sekar Batik, Jakarta Selatan",
  description: "Belajar memegang canting.\nAlat dan bahan tersedia.",
};
const FACTS = {
  page: new URL(`https://shop.test/partial-events#event-${EVENT.id}`),
  shopName: "Toko Kirana, Solo",
  writtenAt: new Date("2026-11-21T12:34:56.789Z"),
};

const unfold = (text: string) => text.replaceAll("\r\n ", "");
const readText = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));

test("an entry runs from the event's start to 17:00 in Jakarta on its end date", () => {
  expect(calendarSpan(EVENT)).toEqual({
    start: new Date("2026-12-03T02:00:00.000Z"),
    end: new Date("2026-12-04T10:00:00.000Z"),
  });
});

test("the end date is Jakarta's, also where it is another day in UTC", () => {
  const { end } = calendarSpan({ ...EVENT, event_end: "2026-12-04T18:00:00.000Z" });
  expect(end.toISOString()).toBe("2026-12-05T10:00:00.000Z");
});

test("an end at midnight belongs to the day before", () => {
  const untilMidnight = { ...EVENT, event_end: "2026-12-04T17:00:00.000Z" };
  expect(calendarSpan(untilMidnight).end.toISOString()).toBe("2026-12-04T10:00:00.000Z");
  const evening = {
    event_start: "2026-12-04T12:00:00.000Z",
    event_end: "2026-12-04T17:00:00.000Z",
  };
  expect(calendarSpan({ ...EVENT, ...evening }).end.toISOString()).toBe(evening.event_end);
  expect(formatDates(evening.event_start, evening.event_end)).toBe("4 December 2026");
  expect(formatDates(evening.event_end, evening.event_end)).toBe("5 December 2026");
});

test("an evening's entry ends when the evening does, and not before it begins", () => {
  const evening = {
    event_start: "2026-12-04T12:00:00.000Z",
    event_end: "2026-12-04T14:00:00.000Z",
  };
  expect(calendarSpan({ ...EVENT, ...evening }).end.toISOString()).toBe(evening.event_end);
});

test("the Google link holds everything that the entry needs", () => {
  const link = new URL(googleCalendarLink(EVENT));
  expect(link.origin + link.pathname).toBe("https://calendar.google.com/calendar/render");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: "TEMPLATE",
    text: EVENT.event_name,
    dates: "20261203T020000Z/20261204T100000Z",
    details: EVENT.description,
    location: EVENT.event_location,
    ctz: "Asia/Jakarta",
  });
});

test("the file is a calendar with this event and a reminder a day before", () => {
  expect(unfold(calendarFile(EVENT, FACTS)).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    String.raw`PRODID:-//Toko Kirana\, Solo//Events//ID`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${EVENT.id}@shop.test`,
    "DTSTAMP:20261121T123456Z",
    "DTSTART:20261203T020000Z",
    "DTEND:20261204T100000Z",
    String.raw`SUMMARY:Kelas Mencanting\; untuk Pemula`,
    String.raw`LOCATION:Ruang Sekar Batik\, Jakarta Selatan`,
    String.raw`DESCRIPTION:Belajar memegang canting.\nAlat dan bahan tersedia.`,
    `URL:${FACTS.page}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-P1D",
    String.raw`DESCRIPTION:Kelas Mencanting\; untuk Pemula`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("an event that ends the moment it begins is a moment", () => {
  const moment = {
    ...EVENT,
    event_start: "2026-12-03T11:00:00Z",
    event_end: "2026-12-03T11:00:00Z",
  };
  expect(calendarFile(moment, FACTS)).not.toContain("DTEND");
});

test("no words of an admin can add a line or a property of their own", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 400 });
  fc.assert(
    fc.property(
      text,
      fc.constantFrom("\r\n", "\n", "\r", ";", ",", "\\"),
      text,
      (a, between, b) => {
        const description = a + between + b;
        const lines = unfold(calendarFile({ ...EVENT, description }, FACTS)).split("\r\n");
        expect(lines).toHaveLength(22);
        expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
        const written = lines.find((line) => line.startsWith("DESCRIPTION:"))?.slice(12) ?? "";
        const kept = description.replaceAll(/\r\n|\r/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");
        expect(readText(written)).toBe(kept);
      },
    ),
  );
});

test("a folded line is nowhere longer than 75 bytes, and whole again when unfolded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) => {
      const line = escapeText(text);
      const folded = foldLine(line);
      for (const part of folded.split("\r\n")) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(Buffer.from(part).toString()).toBe(part);
      }
      expect(unfold(folded)).toBe(line);
    }),
  );
});
