"use client";

import { useRef } from "react";
import { usePictureViewer } from "#components/catalogue/zoom/use-picture-viewer.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";
import type { GalleryPicture } from "./gallery-picture.ts";

const GALLERY_WORDS = words(
  {
    enlarge: (title: string) => `Enlarge ${title}`,
    gallery: "Gallery",
    piecesWith: "Pieces with ",
  },
  {
    enlarge: (title) => `Perbesar ${title}`,
    gallery: "Galeri",
    piecesWith: "Batik bermotif ",
  },
);

type GalleryGridProps = {
  items: readonly GalleryPicture[];
  demo?: boolean | undefined;
  level?: 2 | 3;
  eager?: number;
};

const SIZES = "(min-width: 1680px) 465px, (min-width: 1280px) 395px, (min-width: 640px) 31vw, 92vw";

/**
 * Pictures with titles, three in a row. A press enlarges them; a motif in the title leads to its pieces. A
 * client part also because React's data repeats only its props (docs/decisions/098-page-weight.md).
 */
export function GalleryGrid({ items, demo, level = 3, eager = 0 }: GalleryGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const words = useWords(GALLERY_WORDS);
  const list = useRef<HTMLUListElement>(null);
  const { Viewer, ...viewer } = usePictureViewer();
  const pictures = items.flatMap(({ id, title, image }) => (image ? [{ id, title, image }] : []));
  return (
    <>
      <ul ref={list} className="grid gap-x-6 gap-y-9 sm:grid-cols-3">
        {items.map(({ id, title, lang, image, motif, href }, index) => (
          <li key={id}>
            <figure>
              <GalleryButton
                label={words.enlarge(title)}
                isOpenable={image !== null}
                onPress={() => viewer.open(pictures.findIndex((picture) => picture.id === id))}
                onNear={viewer.prepare}
              >
                <ProductPicture
                  src={image}
                  // The caption is the name; alt only says that a drawing is one.
                  alt={demo ? title : ""}
                  sizes={SIZES}
                  demo={demo}
                  priority={index < eager}
                />
              </GalleryButton>
              <figcaption className="mt-3">
                <Heading
                  lang={lang}
                  className="font-sans text-base font-semibold tracking-normal text-tinta"
                >
                  {title}
                </Heading>
                {motif && href ? (
                  <PageLink href={href} className="tap-link text-sm">
                    {words.piecesWith}
                    <span lang="id">&nbsp;{motif}</span>
                  </PageLink>
                ) : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {Viewer ? (
        <Viewer
          name={words.gallery}
          images={pictures.map(({ image }) => image)}
          alts={pictures.map(({ title }) => title)}
          captions={pictures.map(({ title }) => title)}
          sizes={SIZES}
          start={viewer.start}
          demo={demo}
          onClosed={(index) => {
            viewer.close();
            list.current?.querySelectorAll("button")[index]?.focus();
          }}
        />
      ) : null}
    </>
  );
}

type GalleryButtonProps = {
  label: string;
  isOpenable: boolean;
  onPress: () => void;
  onNear: () => void;
  children: React.ReactNode;
};

function GalleryButton({ label, isOpenable, onPress, onNear, children }: GalleryButtonProps) {
  if (!isOpenable) return children;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="block w-full cursor-zoom-in!"
    >
      {children}
    </button>
  );
}
