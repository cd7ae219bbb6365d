import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import type { Freshness } from "../database/freshness.ts";
import { readSearch } from "../database/search.ts";
import { queryOnce } from "../database/sql/source.ts";
import { metaOf, type Page } from "../paging.ts";
import { findKeptPosition } from "./internal/list-positions.ts";
import { WHOLE_SHOP } from "./internal/list-sql.ts";
import { readByIds } from "./internal/read-by-ids.ts";
import { type Search, searchSql } from "./internal/search-sql.ts";
import { withSimilarWords } from "./internal/similar-words.ts";
import type { ProductTally } from "./product-tally.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { readSearchWords } from "./search-words.ts";

export type SearchResult = Page<ProductView> & {
  /** True where no product has all words, and these have similar names. */
  similar: boolean;
  /** Counts what the words find, whatever categories and sizes are chosen. */
  tally: ProductTally;
};

type Found = { total: number; ids: string[]; tally: ProductTally };

const NOTHING: Found = { total: 0, ids: [], tally: [] };

/** Number of newest unsold products that are searched before older ones. */
const RECENT = 10_000;

/**
 * Returns a page of products with every word of `q`; where none has, with similar names
 * (docs/catalogue.md#search). Throws unavailable where the search takes too long.
 */
export function searchProducts(
  query: ProductQuery,
  freshness: Freshness = "now",
): Promise<SearchResult> {
  return readSearch(freshness, (source) => search(source, query));
}

async function search(source: PrismaClient, query: ProductQuery): Promise<SearchResult> {
  const words = readSearchWords(query.q);
  if (words.length === 0) return { data: [], meta: metaOf(query, 0), similar: false, tally: [] };
  const recent = await findRecent(source);
  const exact = await find(source, query, { words, fuzzy: false, recent });
  // By the tally, so that a category in which nothing has the words doesn't offer similar names.
  const isKnown = exact.tally.length > 0;
  const found = isKnown
    ? exact
    : await find(source, query, {
        words: await withSimilarWords(source, words),
        fuzzy: true,
        recent,
      });
  return {
    data: await readByIds(source, found.ids),
    meta: metaOf(query, found.total),
    similar: !isKnown && found.tally.length > 0,
    tally: found.tally,
  };
}

async function find(source: PrismaClient, query: ProductQuery, search: Search): Promise<Found> {
  const [found] = await queryOnce<Found>(source, searchSql(query, search));
  return found ?? NOTHING;
}

/** Returns the creation time of the oldest recent unsold product. Null if there are no older ones. */
async function findRecent(source: PrismaClient): Promise<Date | null> {
  const newest = { filter: WHOLE_SHOP, sort: "newest" } as const;
  const { start, skip } = await findKeptPosition(source, newest, RECENT);
  const hasOlder = skip === 0 && start?.isPurchased === false;
  return hasOlder && start.key instanceof Date ? start.key : null;
}
