import "server-only";
import { AppError, type FieldErrors } from "../errors.ts";
import { log } from "../telemetry/log.ts";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { listUnusedKeys, listUnusedPrivateKeys } from "./internal/unused-keys.ts";
import { storePicture } from "./store-picture.ts";

/** Stores all or none. Returns keys by slot. Throws invalid by slot, and unavailable. */
export async function storePictures<Slot extends string>(
  files: Partial<Record<Slot, Uint8Array>>,
): Promise<Partial<Record<Slot, string>>> {
  const keys: Partial<Record<Slot, string>> = {};
  const errors: FieldErrors = {};
  try {
    for (const [slot, bytes] of Object.entries(files) as [Slot, Uint8Array][]) {
      try {
        keys[slot] = await storePicture(bytes);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "invalid")) throw error;
        errors[slot] = [error.message];
      }
    }
    const [message] = Object.values(errors).flat();
    if (message) throw new AppError("invalid", message, { fields: errors });
  } catch (error) {
    await removeUnusedPictures(Object.values(keys));
    throw error;
  }
  return keys;
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
