import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { pictureKey } from "#lib/media/picture-paths.ts";
import { formatPrice } from "#lib/rupiah.ts";

/** The texts of a product's card. No more, because React's data in the page repeats them for each card. */
export type CardProduct = {
  id: string;
  name: string;
  /** Category and size. */
  kind: string;
  price: string;
  picture?: string | undefined;
  /** Key of another picture of it, mostly from near. */
  closeUp?: string | undefined;
  isSold?: true | undefined;
};

export function toCardProduct(product: ProductView): CardProduct {
  const [picture, closeUp] = listImages(product);
  return {
    id: product.id,
    name: product.name,
    // A measure keeps its unit on its line.
    kind: `${product.category} · ${sizeLabel(product).replace(/(\S+) × (\S+) cm/, "$1\u00a0×\u00a0$2\u00a0cm")}`,
    price: formatPrice(product.price),
    ...(picture !== undefined && { picture }),
    ...(closeUp !== undefined && { closeUp: pictureKey(closeUp) }),
    ...(product.is_purchased && { isSold: true }),
  };
}
