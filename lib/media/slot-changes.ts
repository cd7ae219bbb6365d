import { AppError, type FieldErrors } from "../errors.ts";
import { IMAGE_SLOTS, type ImageSlot } from "./image-slots.ts";
import { NOT_A_PICTURE, picturePathKey } from "./picture-rules.ts";
import { removeUnusedPictures, storePicture } from "./store-pictures.ts";

type SlotChanges = Partial<Record<ImageSlot, Uint8Array | string | null | undefined>>;

export type SlotKeys = Record<ImageSlot, string | null>;

export const EMPTY_SLOTS: SlotKeys = { image1: null, image2: null, image3: null, image4: null };

export function slotsOf({ image1, image2, image3, image4 }: SlotKeys): SlotKeys {
  return { image1, image2, image3, image4 };
}

type StoredSlots = Partial<Record<ImageSlot, string>>;

/** Stores the files, then runs `write`; removes them where it fails. Throws invalid by slot. */
export async function withStoredFiles<Result>(
  changes: SlotChanges,
  write: (stored: StoredSlots) => Promise<Result>,
): Promise<Result> {
  const stored = await storeFiles(changes);
  try {
    return await write(stored);
  } catch (error) {
    await removeUnusedPictures(Object.values(stored));
    throw error;
  }
}

/** Stores all or none. Throws invalid by slot, and unavailable. */
async function storeFiles(changes: SlotChanges): Promise<StoredSlots> {
  const stored: StoredSlots = {};
  const errors: FieldErrors = {};
  try {
    for (const slot of IMAGE_SLOTS) {
      const change = changes[slot];
      if (!(change instanceof Uint8Array)) continue;
      try {
        stored[slot] = await storePicture(change);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "invalid")) throw error;
        errors[slot] = [error.message];
      }
    }
    assertNone(errors);
  } catch (error) {
    await removeUnusedPictures(Object.values(stored));
    throw error;
  }
  return stored;
}

function assertNone(errors: FieldErrors): void {
  const [message] = Object.values(errors).flat();
  if (message) throw new AppError("invalid", message, { fields: errors });
}

/** Throws invalid for another row's picture, and for one picture in two slots. */
export function applySlotChanges(
  before: SlotKeys,
  changes: SlotChanges,
  stored: StoredSlots,
): SlotKeys {
  const after = { ...before };
  const own = new Set(Object.values(before));
  const errors: FieldErrors = {};
  for (const slot of IMAGE_SLOTS) {
    const change = changes[slot];
    if (change === null) after[slot] = null;
    if (stored[slot] !== undefined) after[slot] = stored[slot];
    if (typeof change === "string") {
      after[slot] = picturePathKey(change);
      if (!own.has(after[slot])) errors[slot] = [NOT_A_PICTURE];
    }
  }
  for (const slot of IMAGE_SLOTS) {
    const isTwice = after[slot] !== null && countOf(after, after[slot]) > 1;
    if (isTwice) errors[slot] = ["Gambar yang sama sudah ada di slot lain"];
  }
  assertNone(errors);
  return after;
}

function countOf(slots: SlotKeys, key: string): number {
  return Object.values(slots).filter((other) => other === key).length;
}

export function removedKeys(before: SlotKeys, after: SlotKeys): string[] {
  const shown = new Set(Object.values(after));
  return Object.values(before).filter((key): key is string => key !== null && !shown.has(key));
}
