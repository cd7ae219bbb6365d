import { IMAGE_SLOTS, type ImageSlot } from "#lib/media/image-slots.ts";

/** What stands in one of a form's slots: nothing, a stored picture, or one that was just chosen. */
export type Slot = {
  /** A stored picture's path, or a chosen one's address in the browser; null where it is empty. */
  src: string | null;
  /** Set where the picture isn't stored yet. */
  file: File | null;
  /** What is wrong with it; it goes along when the picture moves. */
  error: string | null;
  /** Marked where the words about it stand elsewhere. */
  isRefused: boolean;
  /** While a large photo is made smaller. */
  isBusy: boolean;
};

export const EMPTY_SLOT: Slot = {
  src: null,
  file: null,
  error: null,
  isRefused: false,
  isBusy: false,
};

/** image1, image2, … in their order, as many as the thing has. */
export type Slots = readonly Slot[];

/** What has pictures, as the API shows it. */
export type Pictured = Partial<Record<ImageSlot, string | null>>;

/** The first `count` slots as they are in the shop; nothing there yet is all of them empty. */
export function slotsOf(pictured: Pictured | null, count: number): Slots {
  return IMAGE_SLOTS.slice(0, count).map((slot) => ({
    ...EMPTY_SLOT,
    src: pictured?.[slot] ?? null,
  }));
}

/** The slots with one of them changed. */
export function putSlot(slots: Slots, index: number, change: Partial<Slot>): Slots {
  return slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot));
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
