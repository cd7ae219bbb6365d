import "server-only";
import { AppError, type FieldErrors } from "../errors.ts";
import { log } from "../telemetry/log.ts";
import { publicPictures } from "./internal/picture-storages.ts";
import { listUnusedKeys } from "./internal/unused-keys.ts";
import { storePicture } from "./store-picture.ts";

/**
 * Keeps the pictures that came for a form's slots and answers their keys by slot. All or none:
 * throws invalid with the message of each slot whose file is no picture, and unavailable where the
 * storage doesn't take them; keeps nothing then.
 */
export async function storePictures<Slot extends string>(
  files: Partial<Record<Slot, Uint8Array>>,
): Promise<Partial<Record<Slot, string>>> {
  const keys: Partial<Record<Slot, string>> = {};
  const faults: FieldErrors = {};
  try {
    for (const [slot, bytes] of Object.entries(files) as [Slot, Uint8Array][]) {
      try {
        keys[slot] = await storePicture(bytes);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "invalid")) throw error;
        faults[slot] = [error.message];
      }
    }
    const [message] = Object.values(faults).flat();
    if (message) throw new AppError("invalid", message, { fields: faults });
  } catch (error) {
    await removeUnusedPictures(Object.values(keys));
    throw error;
  }
  return keys;
}

/**
 * After the commit that took pictures out of a row, or after a write that failed: removes those of
 * them that no other row shows. What can't be removed now the sweep finds later.
 */
export async function removeUnusedPictures(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    await publicPictures().remove(await listUnusedKeys(keys));
  } catch (err) {
    log().warn({ err }, "old pictures weren't removed");
  }
}
