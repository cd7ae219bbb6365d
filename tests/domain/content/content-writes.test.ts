import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { createEvent } from "#lib/content/create-event.ts";
import { createGalleryItem } from "#lib/content/create-gallery-item.ts";
import { deleteEvent } from "#lib/content/delete-event.ts";
import { deleteGalleryItem } from "#lib/content/delete-gallery-item.ts";
import { findEvent } from "#lib/content/get-event.ts";
import { findGalleryItem } from "#lib/content/get-gallery-item.ts";
import { listEvents } from "#lib/content/list-events.ts";
import { listGalleryItems } from "#lib/content/list-gallery-items.ts";
import { updateEventInput, updateGalleryItemInput } from "#lib/content/schema.ts";
import { setEventImage } from "#lib/content/set-event-image.ts";
import { updateEvent } from "#lib/content/update-event.ts";
import { updateGalleryItem } from "#lib/content/update-gallery-item.ts";
import { pictureFolder } from "#lib/media/picture-folder.ts";
import { eventInput, galleryItemInput } from "#tests/factories/content-input.ts";
import { createActor } from "#tests/factories/customer.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { isStored, storedDaysLater } from "#tests/factories/stored-pictures.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const ABSENT = "00000000-0000-4000-8000-000000000000";

function change(by: Actor, id: string, fields: Record<string, unknown>) {
  return updateEvent(by, id, updateEventInput.parse(fields));
}

function changeItem(by: Actor, id: string, fields: Record<string, unknown>) {
  return updateGalleryItem(by, id, updateGalleryItemInput.parse(fields));
}

const countStored = () => (existsSync(pictureFolder()) ? readdirSync(pictureFolder()).length : 0);

/** Returns a truncated picture, which only decoding reveals. */
async function brokenPicture(): Promise<Buffer> {
  return (await makePicture({ width: 400, height: 500 })).subarray(0, 400);
}

test("an event is created in Jakarta's time", async () => {
  const event = await createEvent(admin, eventInput());
  expect(event).toMatchObject({
    event_start: "2026-12-05T03:00:00.000Z",
    event_end: "2026-12-06T15:00:00.000Z",
    event_date: "2026-12-05",
    event_time: "10:00",
    image1: null,
  });
  expect(await findEvent(event.id)).toEqual(event);
});

test("only admins write", async () => {
  const customer = await createActor();
  const event = await createEvent(admin, eventInput());
  const item = await createGalleryItem(admin, galleryItemInput());
  const image = await makePicture();
  const stored = countStored();
  for (const call of [
    () => createEvent(customer, eventInput({ image1: image })),
    () => change(customer, event.id, { event_name: "Lain", image1: image }),
    () => setEventImage(customer, event.id, 1, image),
    () => deleteEvent(customer, event.id),
    () => createGalleryItem(customer, galleryItemInput({ image1: image })),
    () => changeItem(customer, item.id, { title: "Lain", image1: image }),
    () => deleteGalleryItem(customer, item.id),
  ]) {
    await expectError(call(), "forbidden");
  }
  expect(countStored()).toBe(stored);
  expect(await findEvent(event.id)).toEqual(event);
  expect(await findGalleryItem(item.id)).toEqual(item);
});

test("what isn't there can't be changed or deleted", async () => {
  for (const id of [ABSENT, "nowhere"]) {
    for (const call of [
      () => change(admin, id, { event_name: "Lain" }),
      () => deleteEvent(admin, id),
      () => changeItem(admin, id, { title: "Lain" }),
      () => deleteGalleryItem(admin, id),
    ]) {
      await expectError(call(), "not-found");
    }
  }
});

test("an edit changes what it names; day and time move the event as a whole", async () => {
  const before = await createEvent(admin, eventInput());
  expect(await change(admin, before.id, { description: "Kain dari Lasem." })).toEqual({
    ...before,
    description: "Kain dari Lasem.",
  });
  expect(await change(admin, before.id, { event_date: "2027-01-09" })).toMatchObject({
    event_start: "2027-01-09T03:00:00.000Z",
    event_end: "2027-01-10T15:00:00.000Z",
  });
  expect(await change(admin, before.id, { event_time: "08:30" })).toMatchObject({
    event_start: "2027-01-09T01:30:00.000Z",
    event_end: "2027-01-10T13:30:00.000Z",
  });
  const named = { event_date: "2027-02-01", event_end: "2027-02-01T20:00" };
  expect(await change(admin, before.id, named)).toMatchObject({
    event_start: "2027-02-01T01:30:00.000Z",
    event_end: "2027-02-01T13:00:00.000Z",
  });
});

test("an event never ends before it starts, and nothing changes then", async () => {
  const before = await createEvent(admin, eventInput());
  const stored = countStored();
  for (const fields of [
    { event_start: "2026-12-07T10:00" },
    { event_end: "2026-12-05T09:59", image1: await makePicture() },
    { event_date: "2026-12-08", event_end: "2026-12-07" },
  ]) {
    await expectError(change(admin, before.id, fields), {
      code: "invalid",
      fields: { event_end: ["Waktu selesai tidak boleh sebelum waktu mulai"] },
    });
  }
  expect(await findEvent(before.id)).toEqual(before);
  expect(countStored()).toBe(stored);
});

test("a replaced or removed picture goes from the disk a day later, a moved one stays", async () => {
  const [image1, image2] = [await makePicture(), await makePicture({ format: "png" })];
  const before = await createEvent(admin, eventInput({ image1, image2 }));
  const moved = await change(admin, before.id, { image1: before.image2, image2: before.image1 });
  expect([moved.image1, moved.image2]).toEqual([before.image2, before.image1]);
  const after = await change(admin, before.id, { image1: "", image2: image1, image4: image2 });
  expect([after.image1, after.image3]).toEqual([null, null]);
  expect(await storedDaysLater([before.image1, before.image2])).toEqual([false, false]);
  expect([after.image2, after.image4].map(isStored)).toEqual([true, true]);
});

test("one slot of an event takes a picture; what is none is refused as `image`", async () => {
  const before = await createEvent(admin, eventInput({ image1: await makePicture() }));
  const set = await setEventImage(admin, before.id, 3, await makePicture());
  expect(set).toEqual({ ...before, image3: set.image3 });
  const replaced = await setEventImage(admin, before.id, 3, await makePicture());
  expect(await storedDaysLater([set.image3, replaced.image3])).toEqual([false, true]);
  await expectError(setEventImage(admin, before.id, 2, await brokenPicture()), {
    code: "invalid",
    fields: { image: ["Berkas gambar ini rusak"] },
  });
  expect(await findEvent(before.id)).toEqual(replaced);
});

test("a broken picture leaves nothing behind", async () => {
  const stored = countStored();
  const { meta } = await listEvents({ page: 1, per_page: 1 });
  const images = { image1: await makePicture(), image2: await brokenPicture() };
  await expectError(createEvent(admin, eventInput(images)), {
    fields: { image2: ["Berkas gambar ini rusak"] },
  });
  await expectError(createGalleryItem(admin, galleryItemInput({ image1: images.image2 })), {
    fields: { image1: ["Berkas gambar ini rusak"] },
  });
  expect(countStored()).toBe(stored);
  expect((await listEvents({ page: 1, per_page: 1 })).meta.total).toBe(meta.total);
});

test("the home page's gallery leaves out items without a picture", async () => {
  const image1 = await makePicture();
  const pictured = await createGalleryItem(admin, galleryItemInput({ image1 }));
  const bare = await createGalleryItem(admin, galleryItemInput());
  const idsOf = async (withPicture: boolean) => {
    const { data } = await listGalleryItems({ page: 1, per_page: 100 }, { withPicture });
    return data.map(({ id }) => id);
  };
  expect(await idsOf(false)).toEqual(expect.arrayContaining([pictured.id, bare.id]));
  const shown = await idsOf(true);
  expect(shown).toContain(pictured.id);
  expect(shown).not.toContain(bare.id);
});

test("deleted events and gallery items take their pictures with them", async () => {
  const image1 = await makePicture();
  const event = await createEvent(admin, eventInput({ image1, image4: image1 }));
  const item = await createGalleryItem(admin, galleryItemInput({ image1 }));
  const images = [event.image1, event.image4, item.image1];
  expect(images.map(isStored)).toEqual([true, true, true]);
  await deleteEvent(admin, event.id);
  await deleteGalleryItem(admin, item.id);
  expect(await storedDaysLater(images)).toEqual([false, false, false]);
  expect([await findEvent(event.id), await findGalleryItem(item.id)]).toEqual([null, null]);
  await expectError(deleteEvent(admin, event.id), "not-found");
});

test("a gallery item keeps, replaces and loses its picture", async () => {
  const before = await createGalleryItem(admin, galleryItemInput({ image1: await makePicture() }));
  const named = await changeItem(admin, before.id, { title: "Pencelupan" });
  expect(named).toEqual({ ...before, title: "Pencelupan" });
  const replaced = await changeItem(admin, before.id, { image1: await makePicture() });
  expect(await storedDaysLater([before.image1, replaced.image1])).toEqual([false, true]);
  const removed = await changeItem(admin, before.id, { image1: "" });
  expect(removed).toEqual({ ...named, image1: null });
  expect(isStored(replaced.image1)).toBe(true);
  expect(await storedDaysLater([replaced.image1])).toEqual([false]);
});
