import "server-only";
import { CATEGORIES, type Category, type CategoryPrice } from "../catalogue/categories.ts";
import { findProduct } from "../catalogue/get-product.ts";
import { listFirstProducts } from "../catalogue/list-products.ts";
import { listRelatedProducts } from "../catalogue/list-related-products.ts";
import { MISSING_PRODUCT } from "../catalogue/missing-product.ts";
import { type ProductView, productQuery } from "../catalogue/schema.ts";
import type { ProductTally } from "../catalogue/search/product-tally.ts";
import { tallyProducts } from "../catalogue/search/tally-products.ts";
import { findMotifs } from "../catalogue/search/textile-terms.ts";
import { listGalleryItems } from "../content/list-gallery-items.ts";
import type { GalleryItemView } from "../content/schema.ts";
import { isId } from "../database/identifiers.ts";
import { tagClock } from "../expiry/tag-clock.ts";
import { tags } from "../expiry/tags.ts";
import { languageOf, pathIn } from "../language/languages.ts";
import { readShippingRange } from "../shipping/read-shipping-range.ts";
import type { ShippingRange } from "../shipping/schema.ts";
import { noteTags, readForPage } from "./current-page.ts";

/** The home page shows at most 8 products and 3 gallery items (docs/pages.md#home). */
const HOME_PRODUCTS = 8;
const HOME_GALLERY_ITEMS = 3;

const SUGGESTED_MOTIFS = 6;

export const LIST_TAGS = [tags.products, tags.sales];

const RELATED = 4;

export type Home = { products: ProductView[]; gallery: GalleryItemView[] };

export async function readHome(): Promise<Home> {
  const [products, gallery] = await Promise.all([
    listNewestProducts(HOME_PRODUCTS),
    listGalleryItems({ page: 1, per_page: HOME_GALLERY_ITEMS }, { withPicture: true }),
  ]);
  return { products, gallery: gallery.data };
}

/** Returns the newest products, unsold ones first. */
export function listNewestProducts(count: number): Promise<ProductView[]> {
  return listFirstProducts(productQuery.parse({ per_page: String(count) }));
}

export function readHomeForPage(): Promise<Home> {
  return readForPage(["home"], [...LIST_TAGS, tags.gallery], readHome);
}

/** Counting reads every product, and all lists show the same counts. */
const TALLY_MS = 1_000;

type Tally = { readAt: number; since: number; counts: Promise<ProductTally> };

/** One a database: a page mustn't get the counts of a replica that lags. */
const tallies = new Map<Parameters<typeof tallyProducts>[0], Tally>();

/** Counts all products, for lists without a search. Counts at most once a second, unless a list's tag expires. */
export const readTally: typeof tallyProducts = (source) => {
  const tally = tallies.get(source);
  const isYoung = tally && Date.now() - tally.readAt < TALLY_MS;
  if (tally && isYoung && !tagClock.isExpired(LIST_TAGS, tally.since)) return tally.counts;
  const counts = tallyProducts(source);
  tallies.set(source, { readAt: Date.now(), since: tagClock.now, counts });
  counts.catch(() => tallies.delete(source));
  return counts;
};

export function readProductForPage(id: string): Promise<ProductView | null> {
  return readForPage(["product", id], [tags.product(id)], () => findProduct(id));
}

/**
 * Reads at most four other products, unsold ones first. The page gets the tag of each card: a change of a product
 * voids no other pages than those that show it. The choice itself may be an hour old, unless the shop has too
 * few products to choose from.
 */
export async function readRelatedForPage(product: ProductView): Promise<ProductView[]> {
  const read = () => listRelatedProducts(product, RELATED);
  const related = await readForPage(["related", product.id], [], read);
  noteTags(related.map(({ id }) => tags.card(id)));
  if (related.length < RELATED) noteTags([tags.products]);
  return related;
}

/** Reads what a parcel of a product costs to send, by the tariff table. */
export function readShippingRangeForPage({ weight }: ProductView): Promise<ShippingRange | null> {
  return readForPage(["shipping", String(weight)], [tags.tariffs], () => readShippingRange(weight));
}

/** Reads the lowest price of each category that has an unsold product. */
export function readCategoryPricesForPage(): Promise<CategoryPrice[]> {
  return readForPage(["categories"], LIST_TAGS, async () => {
    const cheapest = await Promise.all(CATEGORIES.map(readCheapest));
    return cheapest.flat().map(({ category, price }) => ({ category, from: Number(price) }));
  });
}

function readCheapest(category: Category): Promise<ProductView[]> {
  const unsold = { "categories[]": [category], "status[]": ["Belum Terjual"] };
  return listFirstProducts(productQuery.parse({ ...unsold, sort: "price-asc", per_page: "1" }));
}

export function readMotifsForPage(): Promise<string[]> {
  return readForPage(["motifs"], LIST_TAGS, async () => {
    const unsold = productQuery.parse({ "status[]": ["Belum Terjual"] });
    return [...new Set((await listFirstProducts(unsold)).flatMap(findMotifs))].slice(
      0,
      SUGGESTED_MOTIFS,
    );
  });
}

const PRODUCT_PAGE = /^(?:\/id)?\/product-detail\/(.*)$/s;

/** Returns where a product's address leads unless it is that of an existing product's page, which shares the read. */
export async function findProductRedirect(path: string): Promise<string | null> {
  const id = PRODUCT_PAGE.exec(path)?.[1];
  if (id === undefined) return null;
  const language = languageOf(path);
  const missing = pathIn(language, MISSING_PRODUCT);
  if (!isId(id)) return missing;
  // An id has one page, not one for each spelling.
  if (id !== id.toLowerCase()) return pathIn(language, `/product-detail/${id.toLowerCase()}`);
  // While the database is away, rendering shows the error page.
  const product = await readProductForPage(id).catch(() => undefined);
  return product === null ? missing : null;
}
