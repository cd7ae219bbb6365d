"use client";

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { blurredWidth, isWide, type PicturePart } from "#components/forms/kept-part.ts";
import { measurePicture, PictureError, preparePicture } from "#components/forms/prepare-picture.ts";
import { classNames } from "#components/ui/class-names.ts";
import { PictureSlot } from "./picture-slot.tsx";
import { EMPTY_SLOT, emptySlots, putSlot, type Slots, swapSlots } from "./picture-slots.ts";

type PictureFieldsProps = {
  state: { slots: Slots; setSlots: Dispatch<SetStateAction<Slots>> };
  /** `progress` of the upload, 0 to 1; null where there is none. */
  save: { progress: number | null };
  /** Names of the slots, where each has a place of its own. */
  names?: readonly string[];
  /** True for a wide box, which shows the whole picture. */
  isWide?: boolean;
  /** True where the shop shows the pictures in boxes of 4:5. */
  isCropped?: boolean;
};

/** Picture slots; the first is the main picture. Dragging or buttons reorder them. */
export function PictureFields({
  state: { slots, setSlots },
  save: { progress },
  names,
  isWide: isWideBox = false,
  isCropped = false,
}: PictureFieldsProps) {
  const actions = usePictureSlots(slots, setSlots, isCropped);
  const [said, setSaid] = useState("");
  const isOnly = slots.length === 1;

  function swap(from: number, to: number) {
    actions.swap(from, to);
    setSaid(`Gambar ${from + 1} dan ${to + 1} bertukar tempat`);
  }

  return (
    <>
      <p className="pb-4 text-sm text-abu">
        <span>
          JPEG, PNG atau WebP, paling besar 2MB; foto yang lebih besar diperkecil di sini.
        </span>
        {isOnly || names ? null : (
          <span> Gambar 1 tampil paling depan. Seret untuk mengubah urutan.</span>
        )}
      </p>
      <ol
        className={classNames(
          "grid max-w-3xl gap-4",
          isWideBox ? "sm:grid-cols-2" : "grid-cols-2 md:grid-cols-4",
        )}
      >
        {slots.map((slot, index) => (
          <PictureSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={index}
            index={index}
            slot={slot}
            isOnly={isOnly}
            isWide={isWideBox}
            name={names?.[index]}
            isLast={index === slots.length - 1}
            progress={slot.file ? progress : null}
            onFiles={(files) => actions.add(index, files)}
            onRemove={() => actions.remove(index)}
            onSwap={swap}
            onPart={(part) => actions.showPart(index, part)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Actions of the slots. Pictures are scaled here and sent with the form. */
function usePictureSlots(
  slots: Slots,
  setSlots: Dispatch<SetStateAction<Slots>>,
  isCropped: boolean,
) {
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);

  async function put(index: number, file: File, part: PicturePart = "middle") {
    setSlots((before) => putSlot(before, index, { isBusy: true, error: null, isRefused: false }));
    try {
      const ready = await preparePicture(file, part);
      const size = await measurePicture(file);
      const wide = isCropped && isWide(size) ? { whole: file, part } : null;
      const blurred = isCropped ? blurredWidth(size) : null;
      const src = URL.createObjectURL(ready);
      addresses.current.push(src);
      setSlots((before) =>
        putSlot(before, index, { ...EMPTY_SLOT, src, file: ready, wide, blurredWidth: blurred }),
      );
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setSlots((before) => putSlot(before, index, { isBusy: false, error: error.message }));
    }
  }

  return {
    /** The first file goes to the chosen slot, further ones to empty slots. */
    add(index: number, files: Iterable<File>) {
      const [first, ...others] = files;
      if (!first) return;
      void put(index, first);
      const free = emptySlots(slots).filter((at) => at !== index);
      for (const [at, file] of others.slice(0, free.length).entries()) {
        void put(free[at] ?? index, file);
      }
    },
    /** Shows another part of a wide picture. */
    showPart(index: number, part: PicturePart) {
      const wide = slots[index]?.wide;
      if (wide) void put(index, wide.whole, part);
    },
    remove: (index: number) => setSlots((before) => putSlot(before, index, EMPTY_SLOT)),
    swap: (from: number, to: number) => setSlots((before) => swapSlots(before, from, to)),
  };
}
