import type { ProductView } from "#lib/catalogue/schema.ts";
import { toCardProduct } from "../card-product.ts";
import { ProductGrid } from "../list/product-grid.tsx";

const SHOWN = 4;

type NewestPiecesProps = { products: readonly ProductView[]; demo?: boolean | undefined };

/** A way on from an empty cart. */
export function NewestPieces({ products, demo }: NewestPiecesProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="newest-pieces" className="mt-14 border-t border-garis pt-10">
      <h2 id="newest-pieces" className="mb-6 text-2xl">
        Newest pieces
      </h2>
      <ProductGrid products={products.slice(0, SHOWN).map(toCardProduct)} demo={demo} />
    </section>
  );
}
