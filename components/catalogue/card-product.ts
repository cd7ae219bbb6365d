import { CATEGORY_NAMES } from "#lib/catalogue/catalogue-words.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import type { Language } from "#lib/language/languages.ts";
import { sideOf } from "#lib/language/sides.ts";
import { pictureKey } from "#lib/media/picture-paths.ts";
import { formatPrice } from "#lib/rupiah.ts";

/** The texts of a product's card. No more, because React's data in the page repeats them for each card. */
export type CardProduct = {
  id: string;
  name: string;
  /** `en` for a name in English; else it is Indonesian. */
  lang?: "en" | undefined;
  /** Category and size. */
  kind: string;
  price: string;
  picture?: string | undefined;
  /** Key of another picture of it, mostly from near. */
  closeUp?: string | undefined;
  isSold?: true | undefined;
};

export function toCardProduct(product: ProductView, language: Language): CardProduct {
  const [picture, closeUp] = listImages(product);
  const name = sideOf(product, "name", language);
  return {
    id: product.id,
    name: name.text,
    ...(name.lang === "en" && { lang: name.lang }),
    kind: kindOf(product, language),
    price: formatPrice(product.price),
    ...(picture !== undefined && { picture }),
    ...(closeUp !== undefined && { closeUp: pictureKey(closeUp) }),
    ...(product.is_purchased && { isSold: true }),
  };
}

/** No line of it ends with a dot, and a measure keeps its unit: in a narrow card it wraps. */
function kindOf(product: ProductView, language: Language): string {
  const size = sizeLabel(product, language).replace(
    / · (\S+) × (\S+) cm/,
    ", $1\u00a0×\u00a0$2\u00a0cm",
  );
  return `${CATEGORY_NAMES[language][product.category]} ·\u00a0${size}`;
}
