"use client";

import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { GalleryItemView } from "#lib/content/schema.ts";

type GalleryGridProps = {
  items: readonly GalleryItemView[];
  demo?: boolean | undefined;
  level?: 2 | 3;
  eager?: number;
};

const SIZES = "(min-width: 1680px) 465px, (min-width: 1280px) 395px, (min-width: 640px) 31vw, 92vw";

/**
 * Pictures with titles, three in a row. A client part, because React's data repeats only its props
 * (docs/decisions/098-page-weight.md).
 */
export function GalleryGrid({ items, demo, level = 3, eager = 0 }: GalleryGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.id}>
          <figure>
            <ProductPicture
              src={item.image1}
              // The caption is the name; alt only says that a drawing is one.
              alt={demo ? item.title : ""}
              sizes={SIZES}
              demo={demo}
              priority={index < eager}
            />
            <figcaption className="mt-3">
              <Heading
                lang="id"
                className="font-sans text-base font-semibold tracking-normal text-tinta"
              >
                {item.title}
              </Heading>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
