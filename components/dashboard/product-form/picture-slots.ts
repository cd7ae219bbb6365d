import type { ImageSlot, ProductView } from "#lib/catalogue/schema.ts";
import { IMAGE_SLOTS } from "#lib/catalogue/schema.ts";

/** What stands in one of the four slots: nothing, a stored picture, or one that was just chosen. */
export type Slot = {
  /** A stored picture's path, or a chosen one's address in the browser; null where it is empty. */
  src: string | null;
  /** Set where the picture isn't stored yet. */
  file: File | null;
  /** What is wrong with it; it goes along when the picture moves. */
  error: string | null;
  /** While a large photo is made smaller. */
  isBusy: boolean;
};

export const EMPTY_SLOT: Slot = { src: null, file: null, error: null, isBusy: false };

export type Slots = readonly [Slot, Slot, Slot, Slot];

export function slotsOf(product: ProductView | null): Slots {
  const [first, second, third, fourth] = IMAGE_SLOTS.map((slot) => ({
    ...EMPTY_SLOT,
    src: product?.[slot] ?? null,
  }));
  return [first ?? EMPTY_SLOT, second ?? EMPTY_SLOT, third ?? EMPTY_SLOT, fourth ?? EMPTY_SLOT];
}

/** The slots with one of them changed. */
export function putSlot(slots: Slots, index: number, change: Partial<Slot>): Slots {
  return slots.map((slot, at) =>
    at === index ? { ...slot, ...change } : slot,
  ) as unknown as Slots;
}

/** Two slots change places; the first is the main picture. */
export function swapSlots(slots: Slots, from: number, to: number): Slots {
  const [a, b] = [slots[from], slots[to]];
  if (!a || !b || from === to) return slots;
  return putSlot(putSlot(slots, from, b), to, a);
}

/** The first slots that are empty, in their order. */
export function emptySlots(slots: Slots): number[] {
  return slots.flatMap((slot, at) => (slot.src === null && !slot.isBusy ? [at] : []));
}

/** What is sent: a file replaces, an empty text removes, a path moves a stored picture; the rest stays. */
export function changedSlots(before: Slots, now: Slots): Partial<Record<ImageSlot, File | string>> {
  const changes: Partial<Record<ImageSlot, File | string>> = {};
  for (const [at, slot] of now.entries()) {
    const name = IMAGE_SLOTS[at];
    if (!name) continue;
    if (slot.file) changes[name] = slot.file;
    else if (slot.src !== (before[at]?.src ?? null)) changes[name] = slot.src ?? "";
  }
  return changes;
}
