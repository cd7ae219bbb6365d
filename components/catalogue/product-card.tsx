import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { listImages } from "#lib/catalogue/product-images.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeWords } from "#lib/catalogue/size-words.ts";
import { SoldMark } from "./sold-mark.tsx";

/** The fields of a product that its card shows. */
export type CardProduct = Pick<
  ProductView,
  | "id"
  | "name"
  | "category"
  | "size"
  | "size_details"
  | "price"
  | "is_purchased"
  | "image1"
  | "image2"
  | "image3"
  | "image4"
>;

type ProductCardProps = {
  product: CardProduct;
  sizes: string;
  demo?: boolean | undefined;
  priority?: boolean | undefined;
  /** Prefetches its page once in view, on a good line. */
  ahead?: boolean | undefined;
};

/** A product in a list; the whole card is one link. */
export function ProductCard({ product, sizes, demo, priority, ahead }: ProductCardProps) {
  const [picture] = listImages(product);
  return (
    <PageLink
      href={`/product-detail/${product.id}`}
      ahead={ahead}
      className="group flex h-full flex-col"
    >
      <span className="relative block overflow-hidden">
        <ProductPicture
          src={picture}
          alt={product.name}
          sizes={sizes}
          demo={demo}
          priority={priority}
          moves
          // Keeps the text of a missing picture readable.
          className={product.is_purchased && picture ? "opacity-60" : undefined}
        />
        {product.is_purchased ? <SoldMark className="absolute top-0 left-0" /> : null}
      </span>
      <span className="mt-3 flex flex-col gap-0.5">
        <span
          lang="id"
          className="font-semibold text-tinta underline-offset-4 group-hover:text-soga-700 group-hover:underline"
        >
          {product.name}
        </span>
        <span lang="en" className="text-sm text-abu">
          {product.category} · {sizeWords(product)}
        </span>
        <Price value={product.price} className="font-semibold" />
      </span>
    </PageLink>
  );
}
