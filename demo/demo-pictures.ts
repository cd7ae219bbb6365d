import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { storePictureFiles } from "../lib/media/store-pictures.ts";
import { demoPictureNames } from "./goods/demo-picture-names.ts";

/** One is read while others wait for the disk or the network. */
const STORING_AT_ONCE = 8;

/** Commands run in the project's folder, or in the image's, which holds the same one. */
const FOLDER = path.resolve("demo/pictures");

/** Stores copies of the demo's pictures. Returns the storage key of each by its name. */
export async function storeDemoPictures(
  names: Iterable<string> = demoPictureNames(),
): Promise<Map<string, string>> {
  const limit = pLimit(STORING_AT_ONCE);
  const storing = [...names].map((name) =>
    limit(async () => [name, await storePictureFiles(await readFiles(name))] as const),
  );
  return new Map(await Promise.all(storing));
}

async function readFiles(name: string) {
  const folder = path.join(FOLDER, name);
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => ({ name: file, bytes: await readFile(path.join(folder, file)) })),
  );
}
