import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import { PictureRefused, preparePicture } from "#components/forms/prepare-picture.ts";
import { EMPTY_SLOT, emptySlots, putSlot, type Slots, swapSlots } from "./picture-slots.ts";

/** State and actions of the slots. Pictures are scaled here and sent with the form. */
export function usePictureSlots(slots: Slots, setSlots: Dispatch<SetStateAction<Slots>>) {
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);

  async function put(index: number, file: File) {
    setSlots((before) => putSlot(before, index, { isBusy: true, error: null, isRefused: false }));
    try {
      const ready = await preparePicture(file);
      const src = URL.createObjectURL(ready);
      addresses.current.push(src);
      setSlots((before) => putSlot(before, index, { ...EMPTY_SLOT, src, file: ready }));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
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
    remove: (index: number) => setSlots((before) => putSlot(before, index, EMPTY_SLOT)),
    swap: (from: number, to: number) => setSlots((before) => swapSlots(before, from, to)),
  };
}
