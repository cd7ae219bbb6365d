import { afterAll, expect, test } from "vitest";
import { type EventView, eventView, galleryItemView } from "#lib/content/schema.ts";
import { db } from "#lib/database/db.ts";
import { EVENT_FORM } from "#tests/factories/content-input.ts";
import { NEWEST } from "#tests/factories/newest.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { multipart } from "./multipart.ts";
import { anAdmin, signIn } from "./people.ts";
import { type Answer, send } from "./shop-client.ts";

const ABSENT = "00000000-0000-4000-8000-000000000000";
const EMPTY = ["This field can't be empty"];
const NO_PICTURE = ["File harus berbentuk gambar"];
const TOO_LARGE = ["Ukuran gambar tidak boleh melebihi 2MB"];

afterAll(() => db().$disconnect());

let admin = "";
async function write(method: string, path: string, body?: unknown): Promise<Answer> {
  admin ||= await anAdmin();
  return send(method, path, { token: admin, body });
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

const words = (count: number) => Array.from({ length: count }, () => "kain").join(" ");

test("an event comes by multipart with its pictures, urlencoded and as JSON", async () => {
  const image2 = await makePicture();
  for (const body of [
    multipart({ ...EVENT_FORM, image2 }),
    new URLSearchParams(EVENT_FORM),
    { ...EVENT_FORM, event_start: "2026-12-05T03:00:00Z", event_end: "2026-12-06T22:00:00+07:00" },
  ]) {
    const { status, json } = await write("POST", "/api/event", body);
    expect(status, JSON.stringify(json)).toBe(201);
    const event = eventView.parse(json.data);
    expect(event).toMatchObject({
      event_name: EVENT_FORM.event_name,
      event_start: "2026-12-05T03:00:00.000Z",
      event_end: "2026-12-06T15:00:00.000Z",
      event_date: "2026-12-05",
      event_time: "10:00",
    });
    expect((await send("GET", `/api/event/${event.id}`)).json.data).toEqual(event);
  }
});

test("each field of a new event says what is wrong with it, in one answer", async () => {
  const empty = await write("POST", "/api/event", multipart({}));
  expect(empty.status).toBe(422);
  expect(empty.json.errors).toEqual({
    event_name: EMPTY,
    event_start: EMPTY,
    event_end: EMPTY,
    event_location: EMPTY,
    description: EMPTY,
  });
  const wrong = await write(
    "POST",
    "/api/event",
    multipart({
      ...EVENT_FORM,
      event_name: " ",
      event_end: "2026-12-05T09:59",
      description: words(51),
      image1: Buffer.from("bukan gambar"),
      image2: Buffer.concat([await makePicture(), Buffer.alloc(2 * 1024 * 1024)]),
    }),
  );
  expect(wrong.status).toBe(422);
  expect(wrong.json.errors).toEqual({
    event_name: EMPTY,
    event_end: ["Waktu selesai tidak boleh sebelum waktu mulai"],
    description: ["Panjang deskripsi tidak boleh melebihi 50 kata"],
    image1: NO_PICTURE,
    image2: TOO_LARGE,
  });
  await makeEvent({ description: words(50) });
});

test("an edit says it in the edit form's words", async () => {
  const { id } = await makeEvent();
  const fields = {
    event_name: "",
    event_date: "",
    event_time: "",
    event_location: "",
    description: "",
  };
  const empty = await write("POST", `/api/event/${id}?_method=patch`, multipart(fields));
  expect([empty.status, empty.json.errors]).toEqual([
    422,
    {
      event_name: ["Nama Event harus terisi"],
      event_date: ["Tanggal Event harus terisi"],
      event_time: ["Waktu Event harus terisi"],
      event_location: ["Lokasi Event harus terisi"],
      description: ["Deskripsi Event harus terisi"],
    },
  ]);
  const wrong = { event_date: "2026-02-30", event_time: "25:00", description: words(51) };
  const { status, json } = await write("PATCH", `/api/event/${id}`, wrong);
  expect([status, Object.keys(json.errors).toSorted()]).toEqual([
    422,
    Object.keys(wrong).toSorted(),
  ]);
});

test("a patch changes what it names, by POST and natively", async () => {
  const before = await makeEvent({ image1: await makePicture() });
  const path = `/api/event/${before.id}`;
  const first = await write("POST", `${path}?_method=patch`, multipart({ event_name: "Kelas" }));
  const second = await write("PATCH", path, { event_location: "Solo" });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json.data).toEqual({ ...before, event_name: "Kelas", event_location: "Solo" });
  const removed = await write("POST", `${path}?_method=patch`, multipart({ image1: "" }));
  expect(removed.json.data.image1).toBeNull();
  // A backup may need it: the sweep removes it a day later.
  expect((await send("GET", before.image1 ?? "")).status).toBe(200);
});

test("one picture of an event goes into its slot", async () => {
  const event = await makeEvent();
  const path = (id: string, index: string) =>
    `/api/eventimage/0?_method=patch&eventId=${id}&index=${index}`;
  const image = await makePicture();
  const { status, json } = await write("POST", path(event.id, "4"), multipart({ image }));
  expect(status).toBe(200);
  expect(json.data).toEqual({ ...event, image4: expect.stringMatching(/^\/media\//) });
  expect((await send("GET", json.data.image4)).status).toBe(200);
  const native = path(event.id, "1").replace("_method=patch&", "");
  expect((await write("PATCH", native, multipart({ image }))).status).toBe(200);

  for (const [body, fault] of [
    [{}, EMPTY],
    [{ image: Buffer.from("bukan gambar") }, NO_PICTURE],
    [{ image: image.subarray(0, 200) }, NO_PICTURE],
    [{ image: Buffer.concat([image, Buffer.alloc(2 * 1024 * 1024)]) }, TOO_LARGE],
  ] as const) {
    const refused = await write("POST", path(event.id, "2"), multipart(body));
    expect([refused.status, refused.json.errors]).toEqual([422, { image: fault }]);
  }
  for (const index of ["0", "5", "", "1.0"]) {
    const refused = await write("POST", path(event.id, index), multipart({ image }));
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["index"]]);
  }
  for (const id of [ABSENT, "nowhere"]) {
    expect((await write("POST", path(id, "1"), multipart({ image }))).status).toBe(404);
  }
  const got = await send("GET", "/api/eventimage/0");
  expect([got.status, got.headers.get("allow")]).toEqual([405, "PATCH, POST"]);
});

test("a gallery item is made, edited and refused", async () => {
  const before = await makeItem({ image1: await makePicture() });
  expect(before.image1).toMatch(/^\/media\//);
  const path = `/api/gallery/${before.id}`;
  const named = await write("POST", `${path}?_method=patch`, multipart({ title: "Pencelupan" }));
  expect([named.status, named.json.data]).toEqual([200, { ...before, title: "Pencelupan" }]);
  expect((await send("GET", path)).json.data.title).toBe("Pencelupan");
  for (const refused of [
    await write("POST", "/api/gallery", multipart({ title: " " })),
    await write("PATCH", path, { title: "" }),
  ]) {
    expect([refused.status, refused.json.errors]).toEqual([422, { title: EMPTY }]);
  }
  const image1 = Buffer.from("bukan gambar");
  const noPicture = await write("POST", "/api/gallery", multipart({ title: "Kain", image1 }));
  expect([noPicture.status, noPicture.json.errors]).toEqual([422, { image1: NO_PICTURE }]);
});

test("events and gallery items are deleted both ways, with their pictures", async () => {
  for (const [method, suffix] of [
    ["POST", "?_method=delete"],
    ["DELETE", ""],
  ] as const) {
    const image1 = await makePicture();
    const event = await makeEvent({ image1 });
    const item = await makeItem({ image1 });
    for (const [path, image] of [
      [`/api/event/${event.id}`, event.image1],
      [`/api/gallery/${item.id}`, item.image1],
    ] as const) {
      expect((await send("GET", image ?? "")).status).toBe(200);
      expect((await write(method, path + suffix)).status).toBe(200);
      expect((await send("GET", path)).status).toBe(404);
      expect((await write(method, path + suffix)).status).toBe(404);
    }
  }
});

test("visitors and customers write nothing", async () => {
  const event = await makeEvent();
  const item = await makeItem();
  const customer = await signIn();
  for (const [method, path, body] of [
    ["POST", "/api/event", EVENT_FORM],
    ["POST", `/api/event/${event.id}?_method=patch`, { event_name: "Lain" }],
    ["PATCH", `/api/event/${event.id}`, { event_name: "Lain" }],
    ["DELETE", `/api/event/${event.id}`, undefined],
    ["POST", `/api/event/${event.id}?_method=delete`, undefined],
    ["POST", `/api/eventimage/0?_method=patch&eventId=${event.id}&index=1`, {}],
    ["POST", "/api/gallery", { title: "Lain" }],
    ["POST", `/api/gallery/${item.id}?_method=patch`, { title: "Lain" }],
    ["POST", `/api/gallery/${item.id}?_method=delete`, undefined],
    ["DELETE", `/api/gallery/${item.id}`, undefined],
  ] as const) {
    expect((await send(method, path, { body })).status, path).toBe(401);
    expect((await send(method, path, { body, token: customer })).status, path).toBe(403);
  }
  expect((await send("GET", `/api/event/${event.id}`)).json.data).toEqual(event);
  expect((await send("GET", `/api/gallery/${item.id}`)).json.data).toEqual(item);
});

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
