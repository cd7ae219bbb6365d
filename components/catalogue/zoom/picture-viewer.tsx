import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useDialog } from "#components/ui/dialog/use-dialog.ts";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useZoomGestures } from "./use-zoom-gestures.ts";
import { useZoomKeys } from "./use-zoom-keys.ts";
import { useZoomView } from "./use-zoom-view.ts";
import { stepFrom } from "./zoom-view.ts";

/** Makes browsers take the largest stored file. */
const ENLARGED_SIZES = "1600px";

export type PictureViewerProps = {
  name: string;
  images: readonly string[];
  alts: readonly string[];
  /** Shown with each picture; none where a product's pictures are. */
  captions?: readonly string[] | undefined;
  /** The attribute `sizes` of the page's own pictures: their files are there already. */
  sizes: string;
  /** Index of the first picture to show. */
  start: number;
  demo?: boolean | undefined;
  /** Called once it has closed, with the index of the last shown picture. */
  onClosed: (shown: number) => void;
};

/** Shows pictures over the whole window, and enlarges them. Opens when it is mounted. */
export function PictureViewer({
  name,
  images,
  alts,
  captions,
  sizes,
  start,
  demo,
  onClosed,
}: PictureViewerProps) {
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(start);
  const dialog = useDialog(open);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoomView(frame);
  const { x, y, scale } = zoom.view;
  const last = images.length - 1;

  function move(step: 1 | -1) {
    const next = shown + step;
    if (next < 0 || next > last) return;
    setShown(next);
    zoom.showWhole();
  }

  useZoomKeys(zoom, move);
  const gestures = useZoomGestures(frame, zoom, move);

  return (
    <dialog
      ref={dialog}
      lang="id"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        setOpen(false);
      }}
      onClose={() => onClosed(shown)}
      className="dialog on-dark m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-wedel-900 p-0 text-putih"
    >
      <div lang="en" className="flex h-full flex-col">
        <div className="flex items-center justify-end gap-1 p-2">
          <ViewerButton
            label="Zoom out"
            icon={ZoomOut}
            isOff={!zoom.isEnlarged}
            onPress={() => zoom.step(-1)}
          />
          <output className="w-14 text-center text-sm tabular-nums">
            {Math.round(scale * 100)} %
          </output>
          <ViewerButton
            label="Zoom in"
            icon={ZoomIn}
            isOff={stepFrom(scale, 1) === scale}
            onPress={() => zoom.step(1)}
          />
          <span className="grow" />
          <ViewerButton label="Close" icon={X} onPress={() => setOpen(false)} />
        </div>
        <div
          ref={frame}
          {...gestures}
          className={classNames(
            "min-h-0 grow touch-none overflow-hidden select-none",
            zoom.isEnlarged ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in",
          )}
        >
          <div
            key={shown}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            className={classNames(
              "pointer-events-none size-full",
              !zoom.follows && "transition-transform duration-200 ease-kain",
            )}
          >
            <ProductPicture
              src={images[shown]}
              alt={alts[shown] ?? ""}
              sizes={zoom.isEnlarged ? ENLARGED_SIZES : sizes}
              demo={demo}
              priority
              className="aspect-auto! size-full! bg-transparent! object-contain!"
            />
          </div>
        </div>
        {captions ? (
          <p lang="id" className="px-4 pt-2 text-center">
            {captions[shown]}
          </p>
        ) : null}
        {last > 0 ? (
          <div className="flex items-center justify-center gap-4 p-2">
            <ViewerButton
              label="Previous picture"
              icon={ChevronLeft}
              isOff={shown === 0}
              onPress={() => move(-1)}
            />
            <output className="text-sm tabular-nums">
              {shown + 1} / {images.length}
            </output>
            <ViewerButton
              label="Next picture"
              icon={ChevronRight}
              isOff={shown === last}
              onPress={() => move(1)}
            />
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

type ViewerButtonProps = {
  label: string;
  icon: LucideIcon;
  /** At the end. It keeps the focus, and so the keys. */
  isOff?: boolean | undefined;
  onPress: () => void;
};

function ViewerButton({ label, icon: Icon, isOff = false, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="flex size-11 items-center justify-center rounded-sm hover:bg-wedel-700 aria-disabled:text-wedel-500 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden />
      <span className="sr-only">{label}</span>
    </button>
  );
}
