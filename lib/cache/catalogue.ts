import "server-only";
import { findProduct } from "../catalogue/get-product.ts";
import { listProducts } from "../catalogue/list-products.ts";
import { listRelatedProducts } from "../catalogue/list-related-products.ts";
import { type ProductQuery, type ProductView, productQuery } from "../catalogue/schema.ts";
import { findMotifs } from "../catalogue/textile-terms.ts";
import { listGalleryItems } from "../content/list-gallery-items.ts";
import type { GalleryItemView } from "../content/schema.ts";
import { metaOf, type Page } from "../paging.ts";
import { cached } from "./cached.ts";
import { tags } from "./tags.ts";

/** The home page shows at most 8 products and 3 gallery items (docs/pages.md#home). */
const HOME_PRODUCTS = 8;
const HOME_GALLERY_ITEMS = 3;

/** So many motifs are offered to a search that found nothing. */
const SUGGESTED_MOTIFS = 6;

export type Home = { products: ProductView[]; gallery: GalleryItemView[] };

/** What /home shows, also for GET /api/home. */
export async function readHome(): Promise<Home> {
  const query = productQuery.parse({ per_page: String(HOME_PRODUCTS) });
  const [products, gallery] = await Promise.all([
    listProducts(query),
    listGalleryItems({ page: 1, per_page: HOME_GALLERY_ITEMS }),
  ]);
  return { products: products.data, gallery: gallery.data };
}

export function getCachedHome(): Promise<Home> {
  return cached(["home"], [tags.products, tags.gallery], { products: [], gallery: [] }, readHome);
}

/** The first page of the catalogue without any filter; a filtered one is read afresh each time. */
export function listCachedProducts(query: ProductQuery): Promise<Page<ProductView>> {
  const empty = { data: [], meta: metaOf(query, 0) };
  return cached(["products", JSON.stringify(query)], [tags.products], empty, () =>
    listProducts(query),
  );
}

export function findCachedProduct(id: string): Promise<ProductView | null> {
  return cached(["product", id], [tags.product(id)], null, () => findProduct(id));
}

/**
 * Four others to look at beside a product. A list of products like any other, so each change of one
 * refreshes it, and the product's page with it.
 */
export function listCachedRelatedProducts(id: string): Promise<ProductView[]> {
  return cached(["related", id], [tags.products], [], () => listRelatedProducts(id));
}

/** The motifs of the newest pieces, those of the newest first: words that find something. */
export function listCachedMotifs(): Promise<string[]> {
  return cached(["motifs"], [tags.products], [], async () => {
    const { data } = await listProducts(productQuery.parse({ "status[]": ["Belum Terjual"] }));
    return [...new Set(data.flatMap(findMotifs))].slice(0, SUGGESTED_MOTIFS);
  });
}
