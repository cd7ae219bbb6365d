import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { notFound } from "../errors.ts";
import { pictureFolder } from "./picture-folder.ts";
import { PICTURE_WIDTHS } from "./picture-paths.ts";

const FILES = new Set(PICTURE_WIDTHS.map((width) => `${width}.webp`));

/** One width of a stored picture. Throws not-found for any name that storePicture doesn't make. */
export async function readPicture(key: string, file: string): Promise<Buffer<ArrayBuffer>> {
  if (!/^[0-9a-f]{24}$/.test(key) || !FILES.has(file)) throw notFound("Picture");
  try {
    return await readFile(path.join(pictureFolder(), key, file));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw notFound("Picture");
    throw cause;
  }
}
