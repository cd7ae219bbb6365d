import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { localStorage } from "#lib/media/internal/local-storage.ts";
import type { PictureStorage, StoredPicture } from "#lib/media/internal/picture-storage.ts";
import { s3Storage } from "#lib/media/internal/s3-storage.ts";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { openSmallDisk } from "#tests/faults/rig/small-disk.ts";
import { expectError } from "#tests/setup/expect-error.ts";

// The promises of every storage, tested on each of them.

const s3 = await startS3Server();
// Makes each list of the tests take several pages.
s3.bucket.pageSize = 3;
afterAll(() => s3.stop());
beforeEach(() => {
  s3.moodFor = () => "well";
});

type Place = {
  name: string;
  /** Opens an empty storage. */
  open: () => PictureStorage;
  /** Sets the time at which the picture was stored. */
  date: (key: string, time: Date) => void;
  /** Puts a foreign file beside the pictures. */
  litter: (name: string) => void;
  /** Returns the names of all stored files. */
  names: () => string[];
};

function onThisMachine(): Place {
  let folder = "";
  return {
    name: "a folder",
    open: () => {
      folder = path.join(process.env.DATA_DIR ?? "", randomBytes(4).toString("hex"));
      return localStorage(folder);
    },
    date: (key, time) => utimesSync(path.join(folder, key), time, time),
    litter: (name) => {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, "320.webp"), "x");
    },
    names: () => readdirSync(folder),
  };
}

function onS3(): Place {
  return {
    name: "a bucket",
    open: () => {
      s3.bucket.objects.clear();
      return s3Storage(s3.settings, "media");
    },
    date: (key, time) => {
      for (const [name, object] of s3.bucket.objects) {
        if (name.includes(key)) object.modified = time;
      }
    },
    litter: (name) => {
      const object = { bytes: Buffer.from("x"), type: "image/webp", modified: new Date() };
      s3.bucket.objects.set(`media/${name}/320.webp`, object);
    },
    names: () => [...s3.bucket.objects.keys()],
  };
}

const newKey = () => randomBytes(12).toString("hex");
const FILES = ["320.webp", "320.avif", "640.webp", "640.avif"].map((name) => ({
  name,
  bytes: randomBytes(5000),
}));

async function listed(storage: PictureStorage): Promise<StoredPicture[]> {
  const all: StoredPicture[] = [];
  for await (const picture of storage.list()) all.push(picture);
  return all;
}

describe.each([onThisMachine(), onS3()])("$name", (place) => {
  test("answers a picture's files byte for byte, and nothing for what isn't there", async () => {
    const storage = place.open();
    expect(await listed(storage)).toEqual([]);
    const key = newKey();
    await storage.store(key, FILES);
    for (const { name, bytes } of FILES) {
      expect((await storage.read(key, name))?.equals(bytes)).toBe(true);
    }
    expect(await storage.read(key, "960.webp")).toBeNull();
    expect(await storage.read(newKey(), "320.webp")).toBeNull();
  });

  test("lists each picture once, with its age, and what isn't one never", async () => {
    const storage = place.open();
    const keys = [newKey(), newKey(), newKey()].toSorted();
    for (const key of keys) await storage.store(key, FILES);
    const then = new Date("2026-01-02T03:04:05Z");
    place.date(keys[1] ?? "", then);
    for (const name of ["notes", `${keys[0]}x`, "0".repeat(23)]) place.litter(name);
    const found = (await listed(storage)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(found.map(({ key }) => key)).toEqual(keys);
    expect(found[1]?.storedAt).toEqual(then);
    expect(found[0]?.storedAt.getTime()).toBeGreaterThan(then.getTime());
  });

  test("removes pictures whole, also from a widening of files, and leaves the others", async () => {
    const storage = place.open();
    const [first, second, third] = [newKey(), newKey(), newKey()];
    await storage.store(first, FILES);
    await storage.store(second, [...FILES, { name: "2400.webp", bytes: randomBytes(10) }]);
    await storage.store(third, FILES);
    await storage.remove([first, second, newKey()]);
    expect((await listed(storage)).map(({ key }) => key)).toEqual([third]);
    expect(place.names().filter((name) => !name.includes(third))).toEqual([]);
    await storage.remove([]);
    await storage.remove([third]);
    expect(place.names()).toEqual([]);
  });

  test("puts single files to a picture that is there, and names them", async () => {
    const storage = place.open();
    const key = newKey();
    expect(await storage.listFiles(key)).toEqual([]);
    await storage.store(key, FILES);
    const added = { name: "960.webp", bytes: randomBytes(500) };
    const other = { name: "320.webp", bytes: randomBytes(600) };
    expect(await storage.addFiles(key, [added, other])).toBe(true);
    const names = [...FILES.map(({ name }) => name), added.name];
    expect((await storage.listFiles(key)).toSorted()).toEqual(names.toSorted());
    for (const { name, bytes } of [added, other]) {
      expect((await storage.read(key, name))?.equals(bytes)).toBe(true);
    }
    expect((await listed(storage)).map((picture) => picture.key)).toEqual([key]);
  });

  test("keeps nothing of a picture whose last file can't be kept", async () => {
    const storage = place.open();
    const key = newKey();
    // On a disk the folder of this name is missing. On S3 the connection breaks.
    const last = { name: "none/1600.avif", bytes: randomBytes(10) };
    s3.moodFor = (request) => (request.endsWith("1600.avif") ? "drop" : "well");
    await expect(storage.store(key, [...FILES, last])).rejects.toThrow();
    expect(await storage.read(key, "320.webp")).toBeNull();
    expect(place.names()).toEqual([]);
  });
});

test("a folder takes no file for a picture that has gone", async () => {
  const storage = onThisMachine().open();
  const key = newKey();
  expect(await storage.addFiles(key, FILES)).toBe(false);
  expect(await storage.listFiles(key)).toEqual([]);
});

const disk = openSmallDisk(path.join(process.env.DATA_DIR ?? "", "small-disk"), 1);
afterAll(() => disk.close());

test.skipIf(!disk.isSmall)(
  "a full disk is unavailable, and keeps nothing of the picture",
  async () => {
    const storage = localStorage(disk.folder);
    const key = newKey();
    disk.fill();
    const file = { name: "320.webp", bytes: randomBytes(100_000) };
    await expectError(storage.store(key, [file]), "unavailable");
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
    disk.empty();
    await storage.store(key, [file]);
    disk.fill();
    await expectError(storage.addFiles(key, [{ ...file, name: "640.webp" }]), "unavailable");
    expect(await storage.listFiles(key)).toEqual(["320.webp"]);
  },
);
