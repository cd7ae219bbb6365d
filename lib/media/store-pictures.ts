import "server-only";
import { randomBytes } from "node:crypto";
import { log } from "../telemetry/log.ts";
import {
  type DecodedPicture,
  decodePicture,
  encodeLargest,
  encodePicture,
  type PictureFile,
} from "./internal/encode-picture.ts";
import { hashPicture } from "./internal/hash-picture.ts";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { listUnusedKeys, listUnusedPrivateKeys } from "./internal/unused-keys.ts";
import { limitPictureWork } from "./picture-concurrency.ts";

/** Stores all widths and returns the key. Throws invalid (format, pixels) and unavailable. */
export function storePicture(bytes: Uint8Array): Promise<string> {
  return store(publicPictures(), bytes, encodePicture);
}

/** Stores files that are encoded already and returns the key. Throws unavailable. */
export async function storePictureFiles(files: readonly PictureFile[]): Promise<string> {
  const key = newKey();
  await publicPictures().store(key, files);
  return key;
}

export type PrivatePicture = {
  key: string;
  /** See hashPicture. */
  hash: string | null;
};

/** Stores a private picture, for its owner and admins. Throws like storePicture. */
export async function storePrivatePicture(bytes: Uint8Array): Promise<PrivatePicture> {
  let hash: string | null = null;
  const key = await store(privatePictures(), bytes, async (picture) => {
    hash = await hashPicture(picture);
    return encodeLargest(picture);
  });
  return { key, hash };
}

/** Keys are never used again, so browsers may cache files for good. */
const newKey = () => randomBytes(12).toString("hex");

async function store(
  storage: PictureStorage,
  bytes: Uint8Array,
  encode: (picture: DecodedPicture) => Promise<PictureFile[]>,
): Promise<string> {
  // Only decoded pixels are limited, not disk and network.
  const files = await limitPictureWork(async () => encode(await decodePicture(bytes)));
  const key = newKey();
  await storage.store(key, files);
  return key;
}

/** Removes what a failed write has stored. Logs errors: the sweep retries. */
export function removeUnusedPictures(keys: readonly string[]): Promise<void> {
  return removeUnused(publicPictures(), listUnusedKeys, keys);
}

/** Does the same for private pictures, after their rows have said so. */
export function removeUnusedPrivatePictures(keys: readonly string[]): Promise<void> {
  return removeUnused(privatePictures(), listUnusedPrivateKeys, keys);
}

async function removeUnused(
  storage: PictureStorage,
  listUnused: (keys: readonly string[]) => Promise<string[]>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  try {
    await storage.remove(await listUnused(keys));
  } catch (err) {
    log().warn({ err }, "old pictures weren't removed");
  }
}
