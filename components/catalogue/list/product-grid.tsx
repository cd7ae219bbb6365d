"use client";

import { classNames } from "#components/ui/class-names.ts";
import type { CardProduct } from "../card-product.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly CardProduct[];
  demo?: boolean | undefined;
  /** The grid beside the filters is narrower. */
  narrow?: boolean;
  /** Number of pictures that are visible at first. */
  eager?: number;
};

const WIDE_SIZES =
  "(min-width: 1680px) 345px, (min-width: 1280px) 290px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, calc(46vw - 8px)";
const NARROW_SIZES =
  "(min-width: 1280px) 220px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, calc(46vw - 8px)";

/** Number of pictures with a high priority. More would slow each other down on a phone. */
const FIRST = 2;

/** Number of products whose pages are fetched before they are chosen. */
const AHEAD = 4;

/**
 * Products in columns. A client part without code of its own, because React's data repeats only the props of
 * a client part (docs/decisions/098-page-weight.md).
 */
export function ProductGrid({ products, demo, narrow, eager = 0 }: ProductGridProps) {
  return (
    <ul
      className={classNames(
        "grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4",
        narrow && "min-[105rem]:grid-cols-5",
      )}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={narrow ? NARROW_SIZES : WIDE_SIZES}
            demo={demo}
            priority={index < Math.min(eager, FIRST)}
            eager={index < eager}
            ahead={index < AHEAD}
          />
        </li>
      ))}
    </ul>
  );
}
