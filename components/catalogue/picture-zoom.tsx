"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";

type PictureZoomProps = {
  open: boolean;
  onClose: () => void;
  onMove: (index: number) => void;
  name: string;
  images: readonly string[];
  shown: number;
  demo?: boolean | undefined;
};

/** One picture in a large dialog. The gallery's arrow keys work here too. */
export function PictureZoom({
  open,
  onClose,
  onMove,
  name,
  images,
  shown,
  demo,
}: PictureZoomProps) {
  const last = images.length - 1;
  return (
    <Dialog open={open} onClose={onClose} title={name} wide lang="id">
      {open ? (
        <div lang="en" className="flex flex-col items-center gap-3">
          <div className="w-full max-w-[min(100%,calc((100dvh-13rem)*0.8))]">
            <ProductPicture
              src={images[shown]}
              alt={`${name}, picture ${shown + 1} of ${images.length}`}
              sizes="(min-width: 900px) 830px, 100vw"
              demo={demo}
              priority
            />
          </div>
          {last > 0 ? (
            <div className="flex items-center gap-4">
              <Move
                label="Previous picture"
                disabled={shown === 0}
                onClick={() => onMove(shown - 1)}
              >
                <ChevronLeft aria-hidden />
              </Move>
              <span className="text-sm text-abu tabular-nums">
                {shown + 1} / {images.length}
              </span>
              <Move
                label="Next picture"
                disabled={shown === last}
                onClick={() => onMove(shown + 1)}
              >
                <ChevronRight aria-hidden />
              </Move>
            </div>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}

type MoveProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Move({ label, disabled, onClick, children }: MoveProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="flex size-11 items-center justify-center rounded-sm border border-abu text-soga-700 hover:bg-gading disabled:border-garis disabled:text-garis"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
