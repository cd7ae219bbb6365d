"use client";

import { ImagePlus } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { PICTURE_PARTS, type PicturePart } from "#components/forms/kept-part.ts";
import { classNames } from "#components/ui/class-names.ts";
import { FieldError } from "#components/ui/fields/field.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { pictureSrcSet } from "#lib/media/picture-paths.ts";
import { PictureButtons, type PictureButtonsProps } from "./picture-buttons.tsx";
import type { Slot } from "./picture-slots.ts";

type PictureSlotProps = Omit<PictureButtonsProps, "inputId"> & {
  slot: Slot;
  /** Name of the slot, where it has a place of its own. */
  name?: string | undefined;
  /** True for a wide box, which shows the whole picture. */
  isWide: boolean;
  progress: number | null;
  onFiles: (files: Iterable<File>) => void;
  onPart: (part: PicturePart) => void;
};

const PART_NAMES: Record<PicturePart, string> = { left: "Kiri", middle: "Tengah", right: "Kanan" };

/** One slot: its picture, error and actions. */
export function PictureSlot(props: PictureSlotProps) {
  const { index, slot, isOnly, isWide, progress, onFiles } = props;
  const { isOver, ...drop } = useSlotDrop(props);
  const inputId = useId();
  const number = index + 1;
  const name = props.name ?? (isOnly ? "Gambar" : `Gambar ${number}`);
  const isFaulty = slot.error !== null || slot.isRefused;

  function dragFrom(event: DragEvent) {
    event.dataTransfer.setData("text/x-slot", String(index));
    event.dataTransfer.effectAllowed = "move";
  }

  return (
    <li className="flex min-w-0 flex-col gap-2" data-slot={number}>
      <input
        id={inputId}
        type="file"
        name={`image${number}`}
        accept="image/jpeg,image/png,image/webp"
        multiple={!isOnly}
        aria-label={name}
        aria-invalid={isFaulty ? true : undefined}
        aria-describedby={slot.error ? `${inputId}-error` : undefined}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={inputId}
        draggable={slot.src !== null && !isOnly}
        onDragStart={dragFrom}
        {...drop}
        className={classNames(
          isWide ? "aspect-2/1" : "aspect-4/5",
          "relative block cursor-pointer overflow-hidden rounded-sm border bg-gading",
          "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-wedel-500",
          isFaulty ? "border-2 border-mengkudu-600" : "border-garis hover:border-soga-700",
          slot.src === null && "border-dashed border-abu",
          isOver && "border-2 border-solid border-wedel-500",
        )}
      >
        {slot.src ? (
          <img
            src={slot.src}
            srcSet={pictureSrcSet(slot.src)}
            sizes="240px"
            alt={name}
            draggable={false}
            className={classNames("size-full", isWide ? "object-contain" : "object-cover")}
          />
        ) : (
          <span className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center text-sm text-abu">
            <ImagePlus size={28} aria-hidden />
            Pilih gambar
          </span>
        )}
        {slot.isBusy ? (
          <span className="absolute inset-0 flex items-center justify-center gap-2 bg-putih/80 text-sm text-tinta">
            <Spinner /> Menyiapkan…
          </span>
        ) : null}
        {progress === null ? null : (
          <progress
            value={progress}
            max={1}
            aria-label={`Mengunggah ${name.toLowerCase()}`}
            className="absolute inset-x-0 bottom-0 h-2 w-full appearance-none bg-garis accent-soga-700"
          />
        )}
      </label>
      <p className="text-sm font-semibold text-soga-900">
        <span>{name}</span>
        {index === 0 && !isOnly && !props.name ? (
          <span className="font-normal text-abu"> (utama)</span>
        ) : null}
      </p>
      <div role="alert" className="empty:hidden">
        <FieldError id={inputId} error={slot.error ?? undefined} />
      </div>
      {slot.src ? <PictureButtons {...props} inputId={inputId} /> : null}
      {slot.wide ? <PartChoice {...props} name={name} shown={slot.wide.part} /> : null}
      {slot.blurredWidth === null ? null : (
        <p className="text-sm text-kunyit-700">
          Bagian yang tampil hanya {slot.blurredWidth} piksel lebarnya; di toko bisa tampak buram.
        </p>
      )}
    </li>
  );
}

type PartChoiceProps = Pick<PictureSlotProps, "onPart"> & { name: string; shown: PicturePart };

/** Chooses the part of a wide picture that the shop shows. */
function PartChoice({ name, shown, onPart }: PartChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="pb-1 text-sm">
        Bagian yang tampil<span className="sr-only"> dari {name.toLowerCase()}</span>
      </legend>
      {PICTURE_PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === shown}
          onClick={() => onPart(part)}
          className="min-h-11 rounded-sm border border-garis px-2 text-sm hover:bg-gading aria-pressed:border-soga-700 aria-pressed:font-semibold"
        >
          {PART_NAMES[part]}
        </button>
      ))}
    </fieldset>
  );
}

/** Accepts files, and pictures dragged from other slots. */
function useSlotDrop({ index, onFiles, onSwap }: PictureSlotProps) {
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
