"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { PictureZoom } from "./picture-zoom.tsx";

type ProductGalleryProps = { name: string; images: readonly string[]; demo?: boolean | undefined };

const MAIN_SIZES = "(min-width: 1280px) 660px, (min-width: 1024px) 54vw, 92vw";

/** Swiping, thumbnails or arrow keys change the picture; a press enlarges it. */
export function ProductGallery({ name, images, demo }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  if (images.length === 0) return <ProductPicture src={null} alt="" sizes="100vw" />;

  function goTo(index: number) {
    const held = Math.min(Math.max(index, 0), images.length - 1);
    const list = track.current;
    list?.scrollTo({ left: held * list.clientWidth });
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work on the buttons inside
    <div onKeyDown={onArrow} className="flex flex-col gap-3">
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
              onClick={() => setZoomed(true)}
              tabIndex={index === shown ? 0 : -1}
              className="block w-full cursor-zoom-in! -outline-offset-4"
            >
              <ProductPicture
                src={image}
                alt={
                  images.length === 1 ? name : `${name}, picture ${index + 1} of ${images.length}`
                }
                sizes={MAIN_SIZES}
                demo={demo}
                priority={index === 0}
                moves={index === 0}
              />
              <span className="sr-only"> (enlarge)</span>
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <Thumbnails images={images} shown={shown} onChoose={(index) => void goTo(index)} />
      ) : null}
      <PictureZoom
        open={zoomed}
        onClose={() => setZoomed(false)}
        onMove={(index) => void goTo(index)}
        name={name}
        images={images}
        shown={shown}
        demo={demo}
      />
    </div>
  );
}

type ThumbnailsProps = {
  images: readonly string[];
  shown: number;
  onChoose: (index: number) => void;
};

function Thumbnails({ images, shown, onChoose }: ThumbnailsProps) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-4 gap-3 sm:grid-cols-6 lg:grid-cols-5">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-current={index === shown ? "true" : undefined}
            className="block w-full border-2 border-transparent aria-[current=true]:border-soga-700"
          >
            <ProductPicture
              src={image}
              alt=""
              sizes="(min-width: 1024px) 120px, (min-width: 640px) 14vw, 21vw"
            />
            <span className="sr-only">Show picture {index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
