import type { PicturePart } from "#components/forms/kept-part.ts";
import { IMAGE_SLOTS, type ImageSlot } from "#lib/media/image-slots.ts";

/** A slot's content: nothing, a stored picture, or a newly chosen file. */
export type Slot = {
  /** Path of a stored picture, object URL of a chosen one, or null. */
  src: string | null;
  /** Set for a picture that isn't stored yet. */
  file: File | null;
  /** The picture's error, which moves with it. */
  error: string | null;
  /** Marks the slot while the message is shown elsewhere. */
  isRefused: boolean;
  /** True while a large photo is being scaled down. */
  isBusy: boolean;
  /** Of a chosen picture that is wider than 4:5: the whole of it, and its part to show. */
  wide: { whole: File; part: PicturePart } | null;
  /** Pixels of a chosen picture's width that look blurred in the shop; null where they are enough. */
  blurredWidth: number | null;
};

export const EMPTY_SLOT: Slot = {
  src: null,
  file: null,
  error: null,
  isRefused: false,
  isBusy: false,
  wide: null,
  blurredWidth: null,
};

/** Field names image1, image2, … in order. */
export type Slots = readonly Slot[];

/** The picture fields of an API answer. */
export type Pictured = Partial<Record<ImageSlot, string | null>>;

/** Returns the first `count` slots as stored; all empty for a new entry. */
export function slotsOf(pictured: Pictured | null, count: number): Slots {
  return IMAGE_SLOTS.slice(0, count).map((slot) => ({
    ...EMPTY_SLOT,
    src: pictured?.[slot] ?? null,
  }));
}

/** Returns the slots with one changed. */
export function putSlot(slots: Slots, index: number, change: Partial<Slot>): Slots {
  return slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot));
}

/** Swaps two slots; the first is the main picture. */
export function swapSlots(slots: Slots, from: number, to: number): Slots {
  const [a, b] = [slots[from], slots[to]];
  if (!a || !b || from === to) return slots;
  return putSlot(putSlot(slots, from, b), to, a);
}

/** Returns the first empty slots, in order. */
export function emptySlots(slots: Slots): number[] {
  return slots.flatMap((slot, at) => (slot.src === null && !slot.isBusy ? [at] : []));
}

/** Returns the fields to send: a file replaces, an empty text removes, a path moves. Others aren't sent. */
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
