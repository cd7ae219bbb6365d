import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { announceEvent } from "#tests/factories/announced-event.ts";
import { baseUrl, send } from "./shop-client.ts";

afterAll(() => db().$disconnect());

const ABSENT = "00000000-0000-4000-8000-000000000000";

test("anyone gets an event as a calendar file, from its start to 17:00 in Jakarta", async () => {
  const id = await announceEvent({
    eventName: "Pameran; Selembar Kain, Sebuah Cerita",
    startsAt: new Date("2030-12-03T03:00:00Z"),
    endsAt: new Date("2030-12-05T12:00:00Z"),
  });
  const response = await fetch(`${baseUrl()}/api/event/${id}/calendar`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain(".ics");
  const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain("DTSTART:20301203T030000Z");
  expect(lines).toContain("DTEND:20301205T100000Z");
  expect(lines).toContain(String.raw`SUMMARY:Pameran\; Selembar Kain\, Sebuah Cerita`);
});

test("an unknown event has none, and a calendar can't be written to", async () => {
  expect((await send("GET", `/api/event/${ABSENT}/calendar`)).status).toBe(404);
  expect((await send("GET", "/api/event/nowhere/calendar")).status).toBe(404);
  const written = await send("POST", `/api/event/${ABSENT}/calendar`, { body: {} });
  expect([written.status, written.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
