import { expect, test } from "vitest";
import { type EventView, eventView, galleryItemView } from "#lib/content/schema.ts";
import { db } from "#lib/database/db.ts";
import { EVENT_FORM } from "#tests/factories/content-input.ts";
import { NEWEST } from "#tests/factories/newest.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { multipart } from "./multipart.ts";
import { anAdmin } from "./people.ts";
import { type Answer, send } from "./shop-client.ts";

async function write(method: string, path: string, body?: unknown): Promise<Answer> {
  return send(method, path, { token: await anAdmin(), body });
}

async function makeEvent(fields: Record<string, string | Buffer> = {}): Promise<EventView> {
  const { status, json } = await write(
    "POST",
    "/api/event",
    multipart({ ...EVENT_FORM, ...fields }),
  );
  expect(status, JSON.stringify(json)).toBe(201);
  return eventView.parse(json.data);
}

async function makeItem(fields: Record<string, string | Buffer> = {}) {
  const { status, json } = await write(
    "POST",
    "/api/gallery",
    multipart({ title: "Canting", ...fields }),
  );
  expect(status, JSON.stringify(json)).toBe(201);
  return galleryItemView.parse(json.data);
}

test("the status filter goes by the start", async () => {
  const [past, coming] = [
    await makeEvent({ event_start: "2020-01-01", event_end: "2090-01-01" }),
    await makeEvent({ event_start: "2089-01-01", event_end: "2090-01-01" }),
  ];
  const idsOf = async (status: string) => {
    const { json } = await send("GET", `/api/event?status=${status}`);
    return json.data.map(({ id }: EventView) => id);
  };
  const [ongoing, finished] = [await idsOf("ongoing"), await idsOf("finished")];
  expect([ongoing.includes(coming.id), ongoing.includes(past.id)]).toEqual([true, false]);
  expect([finished.includes(coming.id), finished.includes(past.id)]).toEqual([false, true]);
});

test("home holds at most 8 products and 3 gallery items", async () => {
  const { json } = await send("GET", "/api/home");
  expect(json.data).toHaveLength(1);
  expect(json.data[0].product).toHaveLength(8);
  expect(json.data[0].gallery).toHaveLength(3);
});

test("the public gallery shows a write at once", async () => {
  const title = `Kain ${crypto.randomUUID()}`;
  const { id } = await makeItem({ image1: await makePicture() });
  // /home shows only the three newest items with a picture.
  await db().galleryItem.update({ where: { id }, data: { createdAt: NEWEST } });
  expect((await send("GET", "/galleries")).json).not.toContain(title);
  await write("PATCH", `/api/gallery/${id}`, { title });
  expect((await send("GET", "/galleries")).json).toContain(title);
  expect((await send("GET", "/home")).json).toContain(title);
  await write("POST", `/api/gallery/${id}?_method=delete`);
  expect((await send("GET", "/galleries")).json).not.toContain(title);
});
