import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { pictureFolder } from "#lib/media/picture-folder.ts";
import { PICTURE_FILES } from "#lib/media/picture-paths.ts";
import { readPicture } from "#lib/media/read-picture.ts";
import { type RebuiltPicture, rebuildPictures } from "#lib/media/rebuild-pictures.ts";
import { storePicture } from "#lib/media/store-pictures.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { expectError } from "#tests/setup/expect-error.ts";

beforeEach(() => rmSync(pictureFolder(), { recursive: true, force: true }));

async function store(): Promise<string> {
  return storePicture(await makePicture({ width: 1800, height: 2400 }));
}

const fileOf = (key: string, name: string) => path.join(pictureFolder(), key, name);
/** Passes bytes, because the shop's sharp opens no files. */
const metadataOf = (key: string, name: string) => sharp(readFileSync(fileOf(key, name))).metadata();
const filesOf = (key: string) => readdirSync(path.join(pictureFolder(), key)).sort();

async function rebuild(wanted: { onlyMissing: boolean; after?: string }) {
  const done: RebuiltPicture[] = [];
  for await (const picture of rebuildPictures(wanted)) done.push(picture);
  return done;
}

test("files that are missing are made again, and a second run finds nothing to do", async () => {
  const key = await store();
  const whole = await store();
  const lost = ["320.avif", "640.webp", "share.jpg"];
  for (const name of lost) rmSync(fileOf(key, name));
  const kept = readFileSync(fileOf(key, "960.webp"));
  const byKey = (a: RebuiltPicture, b: RebuiltPicture) => a.key.localeCompare(b.key);
  expect(await rebuild({ onlyMissing: true })).toEqual(
    [
      { key, state: "rebuilt", files: lost.length } as const,
      { key: whole, state: "whole", files: 0 } as const,
    ].sort(byKey),
  );
  expect(filesOf(key)).toEqual([...PICTURE_FILES].sort());
  expect(await metadataOf(key, "640.webp")).toMatchObject({ width: 640, height: 853 });
  expect(await metadataOf(key, "share.jpg")).toMatchObject({ format: "jpeg" });
  expect(readFileSync(fileOf(key, "960.webp")).equals(kept)).toBe(true);
  expect((await rebuild({ onlyMissing: true })).map(({ state }) => state)).toEqual([
    "whole",
    "whole",
  ]);
});

test("until then the next wider file stands for one that is missing", async () => {
  const key = await store();
  for (const name of ["160.avif", "320.avif", "1600.webp"]) rmSync(fileOf(key, name));
  expect(await readPicture(key, "160.avif")).toEqual(readFileSync(fileOf(key, "480.avif")));
  expect(await readPicture(key, "320.webp")).toEqual(readFileSync(fileOf(key, "320.webp")));
  await expectError(readPicture(key, "1600.webp"), "not-found");
  await expectError(readPicture("0".repeat(24), "160.avif"), "not-found");
});

test("everything is made anew but the source, so that doing it twice changes nothing", async () => {
  const key = await store();
  writeFileSync(fileOf(key, "320.webp"), "damaged");
  const source = readFileSync(fileOf(key, "1600.webp"));
  expect(await rebuild({ onlyMissing: false })).toEqual([
    { key, state: "rebuilt", files: PICTURE_FILES.length - 1 },
  ]);
  const once = filesOf(key).map((name) => readFileSync(fileOf(key, name)));
  await rebuild({ onlyMissing: false });
  const twice = filesOf(key).map((name) => readFileSync(fileOf(key, name)));
  expect(once.every((bytes, at) => bytes.equals(twice[at] ?? Buffer.of()))).toBe(true);
  expect(readFileSync(fileOf(key, "1600.webp")).equals(source)).toBe(true);
  expect(filesOf(key)).toEqual([...PICTURE_FILES].sort());
});

test("without the largest the next smaller has to do, and without any the picture is lost", async () => {
  const coarse = await store();
  rmSync(fileOf(coarse, "1600.webp"));
  writeFileSync(fileOf(coarse, "960.webp"), "damaged");
  const lost = await store();
  for (const name of filesOf(lost)) if (name !== "320.avif") rmSync(fileOf(lost, name));
  const done = await rebuild({ onlyMissing: true });
  const stateOf = (key: string) => done.find((picture) => picture.key === key)?.state;
  expect(stateOf(coarse)).toBe("coarse");
  expect(stateOf(lost)).toBe("lost");
  expect(await metadataOf(coarse, "1600.webp")).toMatchObject({ width: 640 });
});

test("an interrupted run is taken up behind the last key that was done", async () => {
  const keys = [await store(), await store(), await store()].sort();
  const [first, ...rest] = keys;
  const done = await rebuild({ onlyMissing: true, ...(first && { after: first }) });
  expect(done.map(({ key }) => key)).toEqual(rest);
});
