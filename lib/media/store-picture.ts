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
import { limitPictureWork } from "./picture-concurrency.ts";

/** Stores all widths and returns the key. Throws invalid (format, pixels) and unavailable. */
export function storePicture(bytes: Uint8Array): Promise<string> {
  return store(publicPictures(), newKey(), bytes, encodePicture);
}

export function storePictureAs(key: string, bytes: Uint8Array): Promise<string> {
  return store(publicPictures(), key, bytes, encodePicture);
}

/** Stores a private picture, for its owner and admins. Throws like storePicture. */
export function storePrivatePicture(bytes: Uint8Array): Promise<string> {
  return store(privatePictures(), newKey(), bytes, encodeLargest);
}

/** Keys are never used again, so browsers may cache files for good. */
export const newKey = () => randomBytes(12).toString("hex");

async function store(
  storage: PictureStorage,
  key: string,
  bytes: Uint8Array,
  encode: (picture: DecodedPicture) => Promise<PictureFile[]>,
): Promise<string> {
  // Only decoded pixels are limited, not disk and network.
  const files = await limitPictureWork(async () => encode(await decodePicture(bytes)));
  await storage.store(key, files);
  return key;
}
