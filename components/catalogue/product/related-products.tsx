import { useLanguage } from "#language";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { toCardProduct } from "../card-product.ts";
import { ProductGrid } from "../list/product-grid.tsx";

type RelatedProductsProps = {
  id: string;
  title: string;
  products: readonly ProductView[];
  demo?: boolean | undefined;
};

/** A way on from a product or an empty cart; nothing without products. */
export function RelatedProducts({ id, title, products, demo }: RelatedProductsProps) {
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14 border-t border-garis pt-10">
      <h2 id={id} className="mb-6 text-2xl">
        {title}
      </h2>
      <ProductGrid
        products={products.map((product) => toCardProduct(product, language))}
        demo={demo}
      />
    </section>
  );
}
