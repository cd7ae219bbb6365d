import { PageLink } from "#components/ui/page-link.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { CardProduct } from "../card-product.ts";
import { SoldMark } from "../sold-mark.tsx";

type ProductCardProps = {
  product: CardProduct;
  sizes: string;
  demo?: boolean | undefined;
  priority?: boolean | undefined;
  eager?: boolean | undefined;
  /** Prefetches its page once in view, on a good line. */
  ahead?: boolean | undefined;
};

/** A product in a list; the whole card is one link. */
export function ProductCard({ product, sizes, demo, priority, eager, ahead }: ProductCardProps) {
  const { id, name, kind, price, picture, isSold } = product;
  return (
    <PageLink href={`/product-detail/${id}`} ahead={ahead} className="card">
      <span className="relative block overflow-hidden">
        <ProductPicture
          src={picture}
          alt={name}
          sizes={sizes}
          kind="card"
          demo={demo}
          priority={priority}
          eager={eager}
          moves
        />
        {isSold ? <SoldMark className="absolute top-0 left-0" /> : null}
      </span>
      <span className="card-words">
        <span lang="id" className="card-name">
          {name}
        </span>
        <span lang="en" className="text-sm text-abu">
          {kind}
        </span>
        <span className="card-price">{price}</span>
      </span>
    </PageLink>
  );
}
