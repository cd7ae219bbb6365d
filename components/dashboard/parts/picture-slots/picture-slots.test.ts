import { expect, test } from "vitest";
import {
  changedSlots,
  EMPTY_SLOT,
  emptySlots,
  putSlot,
  type Slots,
  swapSlots,
} from "./picture-slots.ts";

const stored = (src: string | null) => ({ ...EMPTY_SLOT, src });
const before: Slots = [stored("/media/a"), stored("/media/b"), stored(null), stored(null)];

test("nothing is sent where nothing changed", () => {
  expect(changedSlots(before, before)).toEqual({});
});

test("a file replaces, an emptied slot removes", () => {
  const file = new File(["x"], "x.jpg");
  const now = putSlot(putSlot(before, 0, { src: "blob:x", file }), 1, EMPTY_SLOT);
  expect(changedSlots(before, now)).toEqual({ image1: file, image2: "" });
});

test("stored pictures that changed places are sent by their paths", () => {
  expect(changedSlots(before, swapSlots(before, 0, 1))).toEqual({
    image1: "/media/b",
    image2: "/media/a",
  });
  expect(changedSlots(before, swapSlots(before, 1, 3))).toEqual({ image2: "", image4: "/media/b" });
});

test("what is wrong with a picture goes along with it", () => {
  const now = swapSlots(putSlot(before, 0, { error: "too large" }), 0, 2);
  expect(now.map(({ error }) => error)).toEqual([null, null, "too large", null]);
});

test("slots that can take a picture", () => {
  expect(emptySlots(before)).toEqual([2, 3]);
  expect(emptySlots(putSlot(before, 2, { isBusy: true }))).toEqual([3]);
});
