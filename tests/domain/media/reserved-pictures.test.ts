import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { reserveDemoPictures } from "#demo/demo-pictures.ts";
import { drawReservedPictures } from "#demo/draw-reserved-pictures.ts";
import { demoPictureSpecs } from "#demo/goods/demo-picture-specs.ts";
import { db } from "#lib/database/db.ts";
import { SHOP_FACT_KEYS } from "#lib/database/shop-fact-keys.ts";
import { servePicture } from "#lib/http/answers/serve-picture.ts";
import { pictureFolder } from "#lib/media/picture-folder.ts";
import {
  listReservedPictures,
  reservePictures,
  storeReservedPicture,
} from "#lib/media/reserved-pictures.ts";
import { makePicture } from "#tests/factories/picture.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";

afterEach(async () => {
  await db().shopFact.deleteMany({
    where: { key: { startsWith: SHOP_FACT_KEYS.reservedPicture } },
  });
});

/** Returns the answer to a browser's request for a picture file. */
async function look(key: string, file = "640.webp") {
  const request = new Request(`http://localhost/media/${key}/${file}`);
  const answer = await servePicture(request, key, file);
  const { status, headers } = answer;
  return {
    status,
    kept: headers.get("cache-control"),
    etag: headers.get("etag"),
    type: headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

async function reserveOne(): Promise<string> {
  const keys = await reservePictures([{ name: "one", colour: "#336699" }]);
  return keys.get("one") ?? "";
}

async function reserveOfDemo(count: number): Promise<string[]> {
  const specs = [...demoPictureSpecs().values()].slice(0, count);
  return [...(await reserveDemoPictures(specs)).values()];
}

const storedAt = (key: string) => statSync(path.join(pictureFolder(), key, "640.webp")).mtimeMs;

test.each([
  ["160.avif", "image/avif", "ftypavif"],
  ["1600.webp", "image/webp", "WEBP"],
  ["share.jpg", "image/jpeg", "\xff\xd8\xff"],
])("%s of a reserved picture is a tile that nobody keeps", async (file, type, signature) => {
  const tile = await look(await reserveOne(), file);
  expect(tile).toMatchObject({ status: 200, kept: "no-store", etag: null, type });
  expect(tile.bytes.toString("latin1", 0, 16)).toContain(signature);
});

test("the tile has the picture's colour", async () => {
  const { bytes } = await look(await reserveOne(), "320.webp");
  const { r, g, b } = (await sharp(bytes).stats()).dominant;
  expect(b).toBeGreaterThan(g);
  expect(g).toBeGreaterThan(r);
});

test("the stored picture takes the tile's place and is kept for good", async () => {
  const key = await reserveOne();
  const tile = await look(key);
  await storeReservedPicture(key, await makePicture());
  const picture = await look(key);
  expect(picture).toMatchObject({ status: 200, kept: FOR_GOOD });
  expect(picture.etag).not.toBeNull();
  expect(picture.bytes).not.toEqual(tile.bytes);
  expect(await listReservedPictures()).toEqual([]);
});

test("what isn't reserved stays unknown", async () => {
  await reserveOne();
  expect(await look("0".repeat(24))).toMatchObject({ status: 404, kept: "no-store" });
});

test("an attempt that was cut off doesn't hinder the next one", async () => {
  const key = await reserveOne();
  for (const left of [key, `${key}.unfinished`]) {
    const folder = path.join(pictureFolder(), left);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "320.webp"), "half a file");
  }
  await storeReservedPicture(key, await makePicture());
  expect(await look(key, "320.webp")).toMatchObject({ status: 200, kept: FOR_GOOD });
});

test("a killed drawing process is followed by one that draws the rest", async () => {
  const keys = await reserveOfDemo(3);
  const script = fileURLToPath(new URL("../../../demo/draw-pictures.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=react-server", script], { stdio: "ignore" });
  const exit = once(child, "exit");
  try {
    const left = async () => (await listReservedPictures()).length;
    // Drawing takes all of a core, which a busy machine doesn't have.
    await expect.poll(left, { timeout: 150_000 }).toBeLessThan(keys.length);
  } finally {
    // Otherwise the child would keep the lock on drawing.
    child.kill("SIGKILL");
    await exit;
  }
  const reserved = new Set((await listReservedPictures()).map(({ key }) => key));
  const before = keys.filter((key) => !reserved.has(key)).map((key) => [key, storedAt(key)]);
  await drawReservedPictures();
  expect(await listReservedPictures()).toEqual([]);
  expect(before.map(([key]) => [key, storedAt(key as string)])).toEqual(before);
  for (const key of keys) expect(await look(key)).toMatchObject({ status: 200, kept: FOR_GOOD });
}, 180_000);

test("a picture that no drawing exists for any more gets a tile for good", async () => {
  const key = await reserveOne();
  await drawReservedPictures();
  expect(await look(key)).toMatchObject({ status: 200, kept: FOR_GOOD });
});
