import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureFolder } from "#lib/media/picture-folder.ts";
import { NOT_A_PICTURE } from "#lib/media/picture-rules.ts";
import { readPicture } from "#lib/media/read-picture.ts";
import { storePicture, storePictureFiles } from "#lib/media/store-pictures.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const avif = (width: number) =>
  sharp({ create: { width, height: width * 1.25, channels: 3, background: "#336699" } })
    .avif({ effort: 0 })
    .toBuffer();

/** Stores a picture in two widths, as AVIF alone, like the demo's. */
async function storeAvif(): Promise<string> {
  return storePictureFiles([
    { name: "640.avif", bytes: await avif(640) },
    { name: "1080.avif", bytes: await avif(1080) },
  ]);
}

const fileOf = (key: string, name: string) => path.join(pictureFolder(), key, name);

test("the next wider file stands for one that is missing, and the widest for a wider one", async () => {
  const key = await storeAvif();
  const widest = readFileSync(fileOf(key, "1080.avif"));
  expect(await readPicture(key, "320.avif")).toEqual(readFileSync(fileOf(key, "640.avif")));
  expect(await readPicture(key, "720.avif")).toEqual(widest);
  expect(await readPicture(key, "1600.avif")).toEqual(widest);
  expect(readdirSync(path.join(pictureFolder(), key)).sort()).toEqual(["1080.avif", "640.avif"]);
});

test.each([
  ["320.webp", { format: "webp", width: 320, height: 400 }],
  ["960.webp", { format: "webp", width: 960, height: 1200 }],
  ["1600.webp", { format: "webp", width: 1080, height: 1350 }],
  ["share.jpg", { format: "jpeg", width: 1200, height: 630 }],
])("%s is made at its first request, once, and stored", async (name, expected) => {
  const key = await storeAvif();
  const [made, again] = await Promise.all([readPicture(key, name), readPicture(key, name)]);
  expect(await sharp(made).metadata()).toMatchObject(expected);
  // The same bytes in memory: there was one flight.
  expect(again).toBe(made);
  expect(readFileSync(fileOf(key, name))).toEqual(made);
  expect(await readPicture(key, name)).toEqual(made);
});

test("a small file that was asked for first doesn't stand for a large one", async () => {
  const key = await storeAvif();
  await readPicture(key, "320.webp");
  expect((await sharp(await readPicture(key, "960.webp")).metadata()).width).toBe(960);
});

test("an upload that has lost its widest files gets them again", async () => {
  const key = await storePicture(await makePicture({ width: 1800, height: 2400 }));
  for (const name of ["960.webp", "1600.webp"]) rmSync(fileOf(key, name));
  expect((await sharp(await readPicture(key, "1600.webp")).metadata()).width).toBe(1600);
  expect(existsSync(fileOf(key, "960.webp"))).toBe(false);
});

test("nothing is made for a key or a name that the shop doesn't have", async () => {
  const key = await storeAvif();
  await expectError(readPicture("0".repeat(24), "960.webp"), "not-found");
  await expectError(readPicture(key, "800.webp"), "not-found");
  expect(existsSync(path.join(pictureFolder(), "0".repeat(24)))).toBe(false);
});

test("a damaged source fails, and the next request tries again", async () => {
  const key = await storeAvif();
  const bytes = readFileSync(fileOf(key, "1080.avif"));
  writeFileSync(fileOf(key, "1080.avif"), bytes.subarray(0, bytes.length / 2));
  await expect(readPicture(key, "960.webp")).rejects.toThrow();
  writeFileSync(fileOf(key, "1080.avif"), bytes);
  expect((await sharp(await readPicture(key, "960.webp")).metadata()).width).toBe(960);
});

test("of many files at once some are asked to come again, and then get theirs", async () => {
  const keys = await Promise.all(Array.from({ length: 9 }, storeAvif));
  const names = ["320.webp", "640.webp", "960.webp", "1600.webp"];
  const wanted = keys.flatMap((key) => names.map((name) => [key, name] as const));
  const read = () => Promise.allSettled(wanted.map(([key, name]) => readPicture(key, name)));
  const refused = (await read()).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(wanted.length - 32);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      reason: { code: "unavailable", headers: { "retry-after": "5" } },
    });
  }
  expect((await read()).map(({ status }) => status)).not.toContain("rejected");
}, 60_000);

test("AVIF stays no format of uploads, whatever its first bytes say", async () => {
  const bytes = await avif(64);
  await expectError(storePicture(bytes), { code: "invalid", message: NOT_A_PICTURE });
  for (const signature of [[0xff, 0xd8, 0xff], [...Buffer.from("RIFF1234WEBP")]]) {
    const dressed = Buffer.from(bytes);
    dressed.set(signature);
    await expectError(storePicture(dressed), { code: "invalid" });
  }
});
