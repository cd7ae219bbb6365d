"use client";

import { ZoomIn } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useWords } from "#language";
import { PICTURE_WORDS } from "../zoom/picture-words.ts";
import { usePictureAlt } from "../zoom/use-picture-alt.ts";
import { usePictureViewer } from "../zoom/use-picture-viewer.ts";
import { useLoadedPicture } from "./use-loaded-picture.ts";

type ProductGalleryProps = { name: string; images: readonly string[]; demo?: boolean | undefined };

const MAIN_SIZES =
  "(min-width: 1680px) 735px, (min-width: 1280px) 590px, (min-width: 1024px) 48vw, 92vw";

/**
 * Leaves room on the first screen for what stands above the picture, and on phones for name, price and buy bar.
 * svh doesn't change while the browser's own bars come and go.
 */
const HEIGHT =
  "max-h-[max(11rem,calc(100svh-22rem))] object-contain md:max-lg:max-h-[max(11rem,calc(100svh-27rem))] lg:max-h-[max(24rem,calc(100svh-10rem))]";

/** Swiping, thumbnails or arrow keys change the picture; a press enlarges it. */
export function ProductGallery({ name, images, demo }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const words = useWords(PICTURE_WORDS);
  const altOf = usePictureAlt(name, images.length);
  const ground = useLoadedPicture(images[0]);
  const { Viewer, ...viewer } = usePictureViewer();
  if (images.length === 0)
    return <ProductPicture src={null} alt="" sizes="100vw" className={HEIGHT} />;

  function goTo(index: number, behavior: ScrollBehavior = "auto") {
    const held = Math.min(Math.max(index, 0), images.length - 1);
    const list = track.current;
    list?.scrollTo({ left: held * list.clientWidth, behavior });
    return list?.children.item(held)?.querySelector("button");
  }

  function onArrow(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const slide = goTo(shown + step);
    // Focus moves from picture to picture only, and stays on a thumbnail.
    if (track.current?.contains(document.activeElement)) slide?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work on the buttons inside */}
      <div onKeyDown={onArrow} className="flex gap-3">
        <div className="relative min-w-0 grow">
          <ul
            ref={track}
            onScroll={({ currentTarget: list }) =>
              setShown(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)))
            }
            className="relative flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
          >
            {images.map((image, index) => (
              <li key={image} className="w-full shrink-0 snap-center">
                <button
                  type="button"
                  onClick={() => viewer.open(index)}
                  onPointerEnter={viewer.prepare}
                  onFocus={viewer.prepare}
                  aria-busy={viewer.isLoading}
                  tabIndex={index === shown ? 0 : -1}
                  className="block w-full cursor-zoom-in! -outline-offset-4"
                >
                  <ProductPicture
                    src={image}
                    alt={altOf(index)}
                    sizes={MAIN_SIZES}
                    demo={demo}
                    priority={index === 0}
                    moves={index === 0}
                    ground={index === 0 ? ground : undefined}
                    className={HEIGHT}
                  />
                  <span className="sr-only"> {words.enlarge}</span>
                </button>
              </li>
            ))}
          </ul>
          <span
            aria-hidden
            className="pointer-events-none absolute right-2 bottom-2 flex size-9 items-center justify-center rounded-sm bg-putih text-soga-700"
          >
            {viewer.isLoading ? <Spinner /> : <ZoomIn size={18} />}
          </span>
        </div>
        {images.length > 1 ? (
          <PictureThumbnails images={images} shown={shown} onChoose={(index) => void goTo(index)} />
        ) : null}
      </div>
      {Viewer ? (
        <Viewer
          name={name}
          images={images}
          alts={images.map((_, index) => altOf(index))}
          sizes={MAIN_SIZES}
          start={viewer.start}
          demo={demo}
          onClosed={(index) => {
            viewer.close();
            goTo(index, "instant")?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </>
  );
}

type PictureThumbnailsProps = {
  images: readonly string[];
  shown: number;
  onChoose: (index: number) => void;
};

/** Beside the picture: on its right on phones, near the thumb; on its left on desks. */
function PictureThumbnails({ images, shown, onChoose }: PictureThumbnailsProps) {
  const words = useWords(PICTURE_WORDS);
  return (
    <ul
      aria-label={words.pictures}
      className="flex w-12 shrink-0 flex-col gap-2 sm:w-16 lg:order-first"
    >
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-current={index === shown ? "true" : undefined}
            className="block w-full border-2 border-transparent aria-[current=true]:border-soga-700"
          >
            <ProductPicture src={image} alt="" sizes="(min-width: 640px) 64px, 48px" kind="thumb" />
            <span className="sr-only">{words.showPicture(index + 1)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
