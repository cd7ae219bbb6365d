import "server-only";
import { notFound } from "../errors.ts";
import { PICTURE_KEY, type PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { PICTURE_FILES, PICTURE_WIDTHS } from "./picture-paths.ts";

const FILES = new Set(PICTURE_FILES);
const PRIVATE_FILE = `${Math.max(...PICTURE_WIDTHS)}.webp`;

/**
 * One file of a stored picture. Throws not-found for any name that storePicture doesn't make, and
 * unavailable where the storage doesn't answer.
 */
export async function readPicture(key: string, file: string): Promise<Buffer<ArrayBuffer>> {
  if (!FILES.has(file)) throw notFound("Picture");
  return read(publicPictures(), key, file);
}

/** A private picture as WebP. Whoever calls has made sure that the reader may see it. */
export function readPrivatePicture(key: string): Promise<Buffer<ArrayBuffer>> {
  return read(privatePictures(), key, PRIVATE_FILE);
}

async function read(storage: PictureStorage, key: string, file: string) {
  const bytes = PICTURE_KEY.test(key) ? await storage.read(key, file) : null;
  if (!bytes) throw notFound("Picture");
  return bytes;
}
