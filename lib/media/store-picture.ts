import "server-only";
import { randomBytes } from "node:crypto";
import {
  type DecodedPicture,
  decodePicture,
  encodeLargest,
  encodePicture,
  type PictureFile,
} from "./internal/encode-picture.ts";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { inTurn } from "./picture-turns.ts";

/**
 * Keeps a picture in every width, re-encoded as WebP and AVIF without metadata, and answers its
 * key once all files are there for good. Throws invalid where the bytes aren't a JPEG, PNG or WebP
 * of at most 24 megapixels, and unavailable where the storage doesn't take them.
 */
export function storePicture(bytes: Uint8Array): Promise<string> {
  return store(publicPictures(), newKey(), bytes, encodePicture);
}

/** The same under a key that was reserved for it. */
export function storePictureAs(key: string, bytes: Uint8Array): Promise<string> {
  return store(publicPictures(), key, bytes, encodePicture);
}

/** The same for a picture that only its owner and admins may see: one file, apart from the others. */
export function storePrivatePicture(bytes: Uint8Array): Promise<string> {
  return store(privatePictures(), newKey(), bytes, encodeLargest);
}

/** Returns a random key. A key is never used again, so browsers may cache its files. */
export const newKey = () => randomBytes(12).toString("hex");

async function store(
  storage: PictureStorage,
  key: string,
  bytes: Uint8Array,
  encode: (picture: DecodedPicture) => Promise<PictureFile[]>,
): Promise<string> {
  // The files are small; the turn is for the pixels, and doesn't wait for disk or network.
  const files = await inTurn(async () => encode(await decodePicture(bytes)));
  await storage.keep(key, files);
  return key;
}
