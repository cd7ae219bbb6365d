import { type DragEvent, useState } from "react";

type Drop = {
  index: number;
  onFiles: (files: Iterable<File>) => void;
  onSwap: (from: number, to: number) => void;
};

/** Accepts files, and pictures dragged from other slots. */
export function useSlotDrop({ index, onFiles, onSwap }: Drop) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      const { types } = event.dataTransfer;
      if (!types.includes("Files") && !types.includes("text/x-slot")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const from = event.dataTransfer.getData("text/x-slot");
      if (from !== "") onSwap(Number(from), index);
      else onFiles([...event.dataTransfer.files]);
    },
  };
}
