"use client";

import { CATEGORY_ENTRIES } from "#components/layout/menu.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { Category } from "#lib/catalogue/categories.ts";
import { ContentPicture } from "./content-picture.tsx";

/** Each category's picture in public/content. The shop's own, so that no upload changes them. */
const TILE_PICTURES: Record<Category, string> = {
  Men: "tile-men",
  Women: "tile-women",
  "Batik Cloth": "tile-cloth",
  Others: "tile-others",
};

const SIZES =
  "(min-width: 1680px) 345px, (min-width: 1280px) 290px, (min-width: 768px) 23vw, calc(50vw - 24px)";

/** Two ways in that most people think of first. */
const QUICK = [
  { label: "Size L", href: "/product?sizes%5B%5D=L" },
  {
    label: "Under Rp 500.000",
    href: "/product?prices%5B%5D=0-250000&prices%5B%5D=250000-500000",
  },
];

/** `from` is text: formatting would take a phone 0.1 s. */
type TilePrice = { category: Category; from: string };

/**
 * The ways into the collection: its categories, each with a picture and its lowest price, and two short cuts. A
 * client part, because React's data repeats only its props (docs/decisions/098-page-weight.md).
 */
export function CategoryTiles({ prices }: { prices: readonly TilePrice[] }) {
  return (
    <nav aria-label="Categories" className="page-width py-8 sm:py-12">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {CATEGORY_ENTRIES.map(({ category, label, about, href }) => {
          const price = prices.find((known) => known.category === category);
          return (
            <li key={category}>
              <PageLink href={href} className="card">
                <span className="block aspect-square overflow-hidden">
                  <ContentPicture
                    name={TILE_PICTURES[category]}
                    alt=""
                    sizes={SIZES}
                    className="-mt-[12.5%]"
                  />
                </span>
                <span className="card-name mt-3 block text-lg">{label}</span>
                {about === "" ? null : <span className="block text-sm text-abu">{about}</span>}
                {price ? <span className="block text-sm">from {price.from}</span> : null}
              </PageLink>
            </li>
          );
        })}
      </ul>
      <ul className="mt-5 flex flex-wrap gap-2">
        {QUICK.map(({ label, href }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="inline-flex min-h-11 items-center rounded-sm border border-abu bg-putih px-4 text-sm font-medium hover:border-soga-700 hover:text-soga-700"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
