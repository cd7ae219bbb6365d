import "server-only";
import { notFound } from "../errors.ts";
import { PICTURE_KEY, type PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { nextWider, PICTURE_FILES, PICTURE_WIDTHS } from "./picture-paths.ts";

const FILES = new Set(PICTURE_FILES);
const PRIVATE_FILE = `${Math.max(...PICTURE_WIDTHS.webp)}.webp`;

/**
 * One file of a stored picture, or the next wider one where it isn't there: the picture may have
 * been kept before the shop cut that width. Throws not-found for any name that storePicture doesn't
 * make, and unavailable where the storage doesn't answer.
 */
export async function readPicture(key: string, file: string): Promise<Buffer<ArrayBuffer>> {
  if (!FILES.has(file) || !PICTURE_KEY.test(key)) throw notFound("Picture");
  const storage = publicPictures();
  const bytes = await storage.read(key, file);
  if (bytes) return bytes;
  const wider = nextWider(file, await storage.files(key));
  if (!wider) throw notFound("Picture");
  return read(storage, key, wider);
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
