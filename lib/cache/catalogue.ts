import "server-only";
import { findProduct } from "../catalogue/get-product.ts";
import { listProducts } from "../catalogue/list-products.ts";
import { listRelatedProducts } from "../catalogue/list-related-products.ts";
import type { ProductTally } from "../catalogue/product-tally.ts";
import { type ProductQuery, type ProductView, productQuery } from "../catalogue/schema.ts";
import { tallyProducts } from "../catalogue/tally-products.ts";
import { findMotifs } from "../catalogue/textile-terms.ts";
import { listGalleryItems } from "../content/list-gallery-items.ts";
import type { GalleryItemView } from "../content/schema.ts";
import { metaOf, type Page } from "../paging.ts";
import { cached } from "./cached.ts";
import { tags } from "./tags.ts";

/** The home page shows at most 8 products and 3 gallery items (docs/pages.md#home). */
const HOME_PRODUCTS = 8;
const HOME_GALLERY_ITEMS = 3;

const SUGGESTED_MOTIFS = 6;

/** Tags of every list of products. */
export const LIST_TAGS = [tags.products, tags.sales];

export type Home = { products: ProductView[]; gallery: GalleryItemView[] };

export async function readHome(): Promise<Home> {
  const query = productQuery.parse({ per_page: String(HOME_PRODUCTS) });
  const [products, gallery] = await Promise.all([
    listProducts(query),
    listGalleryItems({ page: 1, per_page: HOME_GALLERY_ITEMS }, { withPicture: true }),
  ]);
  return { products: products.data, gallery: gallery.data };
}

export function getCachedHome(): Promise<Home> {
  return cached(["home"], [...LIST_TAGS, tags.gallery], { products: [], gallery: [] }, readHome);
}

/** Lists the unfiltered first page of the catalogue. Filtered lists are never cached. */
export function listCachedProducts(query: ProductQuery): Promise<Page<ProductView>> {
  const empty = { data: [], meta: metaOf(query, 0) };
  return cached(["products", JSON.stringify(query)], LIST_TAGS, empty, () => listProducts(query));
}

/** Counts all products by category and size, for every page of the catalogue without a search. */
export function tallyCachedProducts(): Promise<ProductTally> {
  return cached(["tally"], LIST_TAGS, [], tallyProducts);
}

export function findCachedProduct(id: string): Promise<ProductView | null> {
  return cached(["product", id], [tags.product(id)], null, () => findProduct(id));
}

/** Lists four other products. Any change of a product refreshes it, and the product's page. */
export function listCachedRelatedProducts(id: string): Promise<ProductView[]> {
  return cached(["related", id], LIST_TAGS, [], () => listRelatedProducts(id));
}

export function listCachedMotifs(): Promise<string[]> {
  return cached(["motifs"], LIST_TAGS, [], async () => {
    const { data } = await listProducts(productQuery.parse({ "status[]": ["Belum Terjual"] }));
    return [...new Set(data.flatMap(findMotifs))].slice(0, SUGGESTED_MOTIFS);
  });
}
