import pLimit from "p-limit";
import sharp from "sharp";
import { setPictureConcurrency } from "../lib/media/picture-concurrency.ts";
import { reservePictures, storeReservedPicture } from "../lib/media/reserved-pictures.ts";
import { COLOURWAYS } from "./pictures/colourways.ts";
import { DYE, mix } from "./pictures/dye-colours.ts";
import { type PictureSpec, pictureKey } from "./pictures/picture-spec.ts";

/** One is decoded while others wait for the disk. */
const STORING_AT_ONCE = 4;

/** Returns a queue that stores a few pictures at once, for a process that does nothing else. */
export function storingQueue() {
  setPictureConcurrency(STORING_AT_ONCE);
  return pLimit(STORING_AT_ONCE);
}

/** Reserves the demo's pictures. Returns the storage key of each by its pictureKey. */
export function reserveDemoPictures(specs: readonly PictureSpec[]): Promise<Map<string, string>> {
  const byName = new Map(specs.map((spec) => [pictureKey(spec), spec]));
  return reservePictures(
    [...byName].map(([name, { colourway }]) => {
      // Half as strong as the cloth: a whole page of full dyes would look heavy.
      return { name, colour: mix(COLOURWAYS[colourway].ground, DYE.gading, 0.5) };
    }),
  );
}

/** Stores a plain tile for each reserved picture, which is enough for tests. */
export async function storeTiles(reserved: ReadonlyMap<string, string>): Promise<void> {
  const queue = storingQueue();
  const storing = [...reserved].map(([name, key]) =>
    queue(async () => storeReservedPicture(key, await tile(name))),
  );
  await Promise.all(storing);
}

/** A small JPEG whose shade depends on the name. */
export function tile(name: string): Promise<Buffer> {
  const shade = [...name].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 128;
  return sharp({
    create: { width: 64, height: 80, channels: 3, background: { r: 100 + shade, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer();
}
