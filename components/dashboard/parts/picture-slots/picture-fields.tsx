"use client";

import { type Dispatch, type SetStateAction, useState } from "react";
import { PictureSlot } from "./picture-slot.tsx";
import type { Slots } from "./picture-slots.ts";
import { usePictureSlots } from "./use-picture-slots.ts";

type PictureFieldsProps = {
  slots: Slots;
  setSlots: Dispatch<SetStateAction<Slots>>;
  /** Progress of the upload, 0 to 1; null where there is none. */
  progress: number | null;
};

/** Picture slots; the first is the main picture. Dragging or buttons reorder them. */
export function PictureFields({ slots, setSlots, progress }: PictureFieldsProps) {
  const actions = usePictureSlots(slots, setSlots);
  const [said, setSaid] = useState("");
  const isOnly = slots.length === 1;

  function swap(from: number, to: number) {
    actions.swap(from, to);
    setSaid(`Gambar ${from + 1} dan ${to + 1} bertukar tempat`);
  }

  return (
    <>
      <p className="pb-4 text-sm text-abu">
        JPEG, PNG atau WebP, paling besar 2MB; foto yang lebih besar diperkecil di sini.
        {isOnly ? null : " Gambar 1 tampil paling depan. Seret untuk mengubah urutan."}
      </p>
      <ol className="grid max-w-3xl grid-cols-2 gap-4 md:grid-cols-4">
        {slots.map((slot, index) => (
          <PictureSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={index}
            index={index}
            slot={slot}
            isOnly={isOnly}
            isLast={index === slots.length - 1}
            progress={slot.file ? progress : null}
            onFiles={(files) => actions.add(index, files)}
            onRemove={() => actions.remove(index)}
            onSwap={swap}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
