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

/** Tags of every list that shows which products are sold. */
export const LIST_TAGS = [tags.products, tags.sales];

const RELATED = 4;
/** Number of cached candidates. More than are shown, since some may be sold meanwhile. */
const RELATED_CANDIDATES = 12;

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

/** Lists the unfiltered first page of the catalogue. Of filtered lists only whole pages are cached. */
export function listCachedProducts(query: ProductQuery): Promise<Page<ProductView>> {
  const empty = { data: [], meta: metaOf(query, 0) };
  return cached(["products", JSON.stringify(query)], LIST_TAGS, empty, () => listProducts(query));
}

/** Counts all products by category and size, for every page of the catalogue without a search. */
export function tallyCachedProducts(): Promise<ProductTally> {
  return cached(["tally"], [tags.products], [], tallyProducts);
}

export function findCachedProduct(id: string): Promise<ProductView | null> {
  return cached(["product", id], [tags.product(id)], null, () => findProduct(id));
}

/** Finds a product for its card on other pages. A sale that leaves pieces over doesn't expire it. */
function findCachedCard(id: string): Promise<ProductView | null> {
  return cached(["card", id], [tags.card(id)], null, () => findProduct(id));
}

/**
 * Lists at most four other products, unsold ones first. Sales don't expire the cached candidates. Instead a
 * page carries the tag of each product that it shows, and of each that it left out as sold.
 */
export async function listCachedRelatedProducts(id: string): Promise<ProductView[]> {
  const candidates = await cached(["related", id], [tags.products], [], () =>
    listRelatedProducts(id, RELATED_CANDIDATES),
  );
  const unsold = await takeUnsold(candidates);
  if (unsold.length === RELATED) return unsold;
  const present = await listRelatedProducts(id, RELATED);
  return findCards(present);
}

/** Returns the first unsold candidates. Reads as few cards as possible, since each gives the page a tag. */
async function takeUnsold(candidates: readonly string[]): Promise<ProductView[]> {
  const unsold: ProductView[] = [];
  let rest = candidates;
  while (unsold.length < RELATED && rest.length > 0) {
    const wanted = RELATED - unsold.length;
    const cards = await findCards(rest.slice(0, wanted));
    unsold.push(...cards.filter((card) => !card.is_purchased));
    rest = rest.slice(wanted);
  }
  return unsold;
}

async function findCards(ids: readonly string[]): Promise<ProductView[]> {
  const cards = await Promise.all(ids.map(findCachedCard));
  return cards.filter((card) => card !== null);
}

export function listCachedMotifs(): Promise<string[]> {
  return cached(["motifs"], LIST_TAGS, [], async () => {
    const { data } = await listProducts(productQuery.parse({ "status[]": ["Belum Terjual"] }));
    return [...new Set(data.flatMap(findMotifs))].slice(0, SUGGESTED_MOTIFS);
  });
}
