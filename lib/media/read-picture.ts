import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { notFound } from "../errors.ts";
import { pictureFolder, privatePictureFolder } from "./picture-folder.ts";
import { PICTURE_WIDTHS } from "./picture-paths.ts";

const FILES = new Set(PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]));
const PRIVATE_FILE = `${Math.max(...PICTURE_WIDTHS)}.webp`;

/** One file of a stored picture. Throws not-found for any name that storePicture doesn't make. */
export async function readPicture(key: string, file: string): Promise<Buffer<ArrayBuffer>> {
  if (!FILES.has(file)) throw notFound("Picture");
  return read(pictureFolder(), key, file);
}

/** A private picture as WebP. Whoever calls has made sure that the reader may see it. */
export function readPrivatePicture(key: string): Promise<Buffer<ArrayBuffer>> {
  return read(privatePictureFolder(), key, PRIVATE_FILE);
}

async function read(storage: string, key: string, file: string): Promise<Buffer<ArrayBuffer>> {
  if (!/^[0-9a-f]{24}$/.test(key)) throw notFound("Picture");
  try {
    return await readFile(path.join(storage, key, file));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw notFound("Picture");
    throw cause;
  }
}
