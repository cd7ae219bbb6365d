import type { ProductView } from "#lib/catalogue/schema.ts";
import { toCardProduct } from "../card-product.ts";
import { ProductGrid } from "../list/product-grid.tsx";

type RelatedPiecesProps = { products: readonly ProductView[]; demo?: boolean | undefined };

/** Related products (docs/catalogue.md#related-products). */
export function RelatedPieces({ products, demo }: RelatedPiecesProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related-pieces" className="mt-14 border-t border-garis pt-10">
      <h2 id="related-pieces" className="mb-6 text-2xl">
        You may also like
      </h2>
      <ProductGrid products={products.map(toCardProduct)} demo={demo} />
    </section>
  );
}
