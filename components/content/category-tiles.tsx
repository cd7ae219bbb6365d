"use client";

import { CATEGORY_WORDS } from "#components/layout/layout-words.ts";
import { CATEGORY_ENTRIES } from "#components/layout/menu.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useWords } from "#language";
import { CATEGORIES, type Category } from "#lib/catalogue/categories.ts";
import { words } from "#lib/language/words.ts";
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
  { name: "sizeL", href: "/product?sizes%5B%5D=L" },
  {
    name: "under",
    href: "/product?prices%5B%5D=0-250000&prices%5B%5D=250000-500000",
  },
] as const;

const TILE_WORDS = words(
  {
    categories: "Categories",
    from: (price: string) => `from ${price}`,
    sizeL: "Size L",
    under: "Under Rp 500.000",
  },
  {
    categories: "Kategori",
    from: (price) => `mulai ${price}`,
    sizeL: "Ukuran L",
    under: "Di bawah Rp 500.000",
  },
);

/** `from` is text: formatting would take a phone 0.1 s. */
type TilePrice = { category: Category; from: string };

type CategoryTilesProps = {
  prices: readonly TilePrice[];
  /** Paths of the owner's pictures; null: a drawn one. In the order of the categories. */
  pictures: readonly (string | null)[];
};

/**
 * The ways into the collection: its categories, each with a picture and its lowest price, and two short cuts. A
 * client part, because React's data repeats only its props (docs/decisions/098-page-weight.md).
 */
export function CategoryTiles({ prices, pictures }: CategoryTilesProps) {
  const categories = useWords(CATEGORY_WORDS);
  const said = useWords(TILE_WORDS);
  return (
    <nav aria-label={said.categories} className="page-width py-8 sm:py-12">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {CATEGORY_ENTRIES.map(({ category, href }) => {
          const price = prices.find((known) => known.category === category);
          return (
            <li key={category}>
              <PageLink href={href} className="card">
                <span className="block aspect-square overflow-hidden">
                  <TilePicture category={category} path={pictures[CATEGORIES.indexOf(category)]} />
                </span>
                <span className="card-name mt-3 block text-lg">{categories[category]}</span>
                {category === "Others" ? (
                  <span className="block text-sm text-abu">{categories.othersAbout}</span>
                ) : null}
                {price ? <span className="block text-sm">{said.from(price.from)}</span> : null}
              </PageLink>
            </li>
          );
        })}
      </ul>
      <ul className="mt-5 flex flex-wrap gap-2">
        {QUICK.map(({ name, href }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="inline-flex min-h-11 items-center rounded-sm border border-abu bg-putih px-4 text-sm font-medium hover:border-soga-700 hover:text-soga-700"
            >
              {said[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TilePicture({ category, path }: { category: Category; path: string | null | undefined }) {
  if (!path) {
    return (
      <ContentPicture name={TILE_PICTURES[category]} alt="" sizes={SIZES} className="-mt-[12.5%]" />
    );
  }
  return <ProductPicture src={path} alt="" sizes={SIZES} kind="card" className="-mt-[12.5%]" />;
}
