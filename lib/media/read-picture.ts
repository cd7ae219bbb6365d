import "server-only";
import { notFound } from "../errors.ts";
import { type DecodedPicture, decodePicture } from "./internal/encode-picture.ts";
import { makeFile } from "./internal/make-file.ts";
import { PICTURE_KEY, type PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { limitPictureWork } from "./picture-concurrency.ts";
import { PICTURE_FILES, PICTURE_WIDTHS, standIn, widestFile } from "./picture-paths.ts";

const FILES = new Set(PICTURE_FILES);
const PRIVATE_FILE = `${Math.max(...PICTURE_WIDTHS.webp)}.webp`;

/** Reads a public file, or in its place another width, or one made from the widest. Throws not-found, unavailable. */
export async function readPicture(key: string, file: string): Promise<Buffer<ArrayBuffer>> {
  if (!FILES.has(file) || !PICTURE_KEY.test(key)) throw notFound("Picture");
  const storage = publicPictures();
  const bytes = await storage.read(key, file);
  if (bytes) return bytes;
  const files = await storage.listFiles(key);
  const other = standIn(file, files);
  if (other) return read(storage, key, other);
  const source = widestFile(files);
  if (!source) throw notFound("Picture");
  return makeFile(storage, key, file, source);
}

/** The caller checks the permission. Throws not-found, unavailable. */
export function readPrivatePicture(key: string): Promise<Buffer<ArrayBuffer>> {
  return read(privatePictures(), key, PRIVATE_FILE);
}

async function read(storage: PictureStorage, key: string, file: string) {
  const bytes = PICTURE_KEY.test(key) ? await storage.read(key, file) : null;
  if (!bytes) throw notFound("Picture");
  return bytes;
}

/** Returns an upload's pixels, upright and fitted into the largest file. Throws invalid (format, pixels). */
export function readPixels(bytes: Uint8Array): Promise<DecodedPicture> {
  return limitPictureWork(() => decodePicture(bytes));
}
