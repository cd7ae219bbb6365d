import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import Lightbox, { type ControllerRef, type ZoomRef } from "yet-another-react-lightbox";
import Inline from "yet-another-react-lightbox/plugins/inline";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useLanguage, useWords } from "#language";
import "yet-another-react-lightbox/styles.css";
import { useDialog } from "#components/ui/dialog/use-dialog.ts";
import { type PictureSlide, ViewerPicture } from "./viewer-picture.tsx";
import { VIEWER_WORDS } from "./viewer-words.ts";

/** Makes browsers take the largest stored file. */
const ENLARGED_SIZES = "1600px";

/** Room for the buttons above and below a picture, in CSS pixels. */
const BAR_PX = 64;

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
  const words = useWords(VIEWER_WORDS);
  const language = useLanguage();
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(start);
  const dialog = useDialog(open);
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  // Another list would begin at the first picture again.
  const [slides] = useState(() =>
    images.map((src, index): PictureSlide => ({ type: "picture", src, alt: alts[index] ?? "" })),
  );

  function onKey(event: KeyboardEvent) {
    // Those are the browser's own.
    if (event.ctrlKey || event.metaKey || event.altKey) event.stopPropagation();
    else if (event.key === "=") zoom.current?.zoomIn();
    else if (event.key === "_") zoom.current?.zoomOut();
    else if (event.key === "0") zoom.current?.changeZoom(1);
  }

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
      onKeyDownCapture={onKey}
      // A drag may leave the window.
      onPointerDownCapture={({ target, pointerId }) =>
        (target as Element).setPointerCapture(pointerId)
      }
      className="dialog on-dark m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-wedel-900 p-0 text-putih"
    >
      {/* Each part, since a part that clips would let the browser pan again. */}
      <div lang={language} className="size-full **:touch-none">
        <Lightbox
          index={start}
          slides={slides}
          plugins={[Inline, Zoom]}
          carousel={{ finite: true, preload: 1, padding: 0 }}
          animation={{ swipe: 200, zoom: 200 }}
          controller={{ ref: controller }}
          zoom={{
            ref: zoom,
            supports: ["picture"],
            maxZoom: 4,
            doubleClickMaxStops: 1,
            pinchZoomV4: true,
          }}
          on={{ view: ({ index }) => setShown(index) }}
          toolbar={{
            buttons: [
              <ViewerButton
                key="close"
                label={words.close}
                icon={X}
                onPress={() => setOpen(false)}
              />,
            ],
          }}
          render={{
            slide: ({ slide, offset, rect, zoom: scale = 1 }) =>
              slide.type === "picture" && (
                <ViewerPicture
                  slide={slide}
                  rect={rect}
                  sizes={offset === 0 && scale > 1 ? ENLARGED_SIZES : sizes}
                  isShown={offset === 0}
                  demo={demo}
                />
              ),
            buttonZoom: (state) => <ZoomButtons {...state} />,
            buttonPrev: () => null,
            buttonNext: () => null,
            controls: () => (
              <div className="absolute inset-x-0 bottom-0 flex h-16 items-center justify-center gap-4 text-center text-sm">
                {images.length > 1 ? (
                  <ViewerButton
                    label={words.previous}
                    icon={ChevronLeft}
                    isOff={shown === 0}
                    onPress={() => controller.current?.prev()}
                  />
                ) : null}
                <div>
                  {captions ? <p lang="id">{captions[shown]}</p> : null}
                  {images.length > 1 ? (
                    <output className="tabular-nums">
                      {shown + 1} / {images.length}
                    </output>
                  ) : null}
                </div>
                {images.length > 1 ? (
                  <ViewerButton
                    label={words.next}
                    icon={ChevronRight}
                    isOff={shown === images.length - 1}
                    onPress={() => controller.current?.next()}
                  />
                ) : null}
              </div>
            ),
          }}
          styles={{
            container: {
              paddingBlock: BAR_PX,
              backgroundColor: "transparent",
              touchAction: "none",
            },
            toolbar: { left: 0, alignItems: "center" },
          }}
        />
      </div>
    </dialog>
  );
}

function ZoomButtons({ zoom, minZoom, maxZoom, zoomIn, zoomOut }: ZoomRef) {
  const words = useWords(VIEWER_WORDS);
  const group = useRef<HTMLDivElement>(null);
  // So that the library, which listens around its pictures and buttons, gets the keys.
  useEffect(() => group.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={group} className="flex grow items-center gap-1">
      <ViewerButton
        label={words.zoomOut}
        icon={ZoomOut}
        isOff={zoom <= minZoom}
        onPress={zoomOut}
      />
      <output className="w-14 text-center text-sm tabular-nums">{Math.round(zoom * 100)} %</output>
      <ViewerButton label={words.zoomIn} icon={ZoomIn} isOff={zoom >= maxZoom} onPress={zoomIn} />
    </div>
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
      className="flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-wedel-700 aria-disabled:text-wedel-500 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden />
      <span className="sr-only">{label}</span>
    </button>
  );
}
