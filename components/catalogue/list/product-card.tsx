import { useState } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useLanguage } from "#language";
import { picturePath } from "#lib/media/picture-paths.ts";
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

/** A product in a list; the whole card is one link. A mouse over it shows the piece from near. */
export function ProductCard({ product, sizes, demo, priority, eager, ahead }: ProductCardProps) {
  const { id, name, lang = "id", kind, price, picture, closeUp, isSold } = product;
  const language = useLanguage();
  const [isNear, setIsNear] = useState(false);
  return (
    <PageLink
      href={`/product-detail/${id}`}
      ahead={ahead}
      onPointerEnter={({ pointerType }) => setIsNear(pointerType === "mouse")}
      onPointerLeave={() => setIsNear(false)}
      className="card"
    >
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
        {isNear && closeUp ? (
          <span className="close-up">
            <ProductPicture src={picturePath(closeUp)} alt="" sizes={sizes} kind="card" eager />
          </span>
        ) : null}
        {isSold ? <SoldMark className="absolute top-0 left-0" /> : null}
      </span>
      <span className="card-words">
        <span lang={lang} className="card-name">
          {name}
        </span>
        <span lang={language} className="text-sm text-abu">
          {kind}
        </span>
        <span className="card-price">{price}</span>
      </span>
    </PageLink>
  );
}
