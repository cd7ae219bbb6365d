import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import type { Freshness } from "../database/freshness.ts";
import { readSearch } from "../database/search.ts";
import { metaOf, type Page } from "../paging.ts";
import { readByIds } from "./internal/read-by-ids.ts";
import { searchSql } from "./internal/search-sql.ts";
import type { ProductTally } from "./product-tally.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { readSearchWords, type SearchWord, withCorrections } from "./search-words.ts";

export type SearchResult = Page<ProductView> & {
  /** True where no product has all words, and these have similar names. */
  similar: boolean;
  /** Counts what the words find, whatever categories and sizes are chosen. */
  tally: ProductTally;
};

type Found = { total: number; ids: string[]; tally: ProductTally };

const NOTHING: Found = { total: 0, ids: [], tally: [] };

/** Share of a word's trigrams that a name must contain. It allows one wrong letter in five. */
const SIMILARITY_THRESHOLD = "0.4";

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
  const exact = await findExact(source, query, words);
  // By the tally, so that a category in which nothing has the words doesn't offer similar names.
  const isKnown = exact.tally.length > 0;
  const found = isKnown ? exact : await findSimilar(source, query, words.map(withCorrections));
  return {
    data: await readByIds(source, found.ids),
    meta: metaOf(query, found.total),
    similar: !isKnown && found.tally.length > 0,
    tally: found.tally,
  };
}

async function findExact(
  source: PrismaClient,
  query: ProductQuery,
  words: SearchWord[],
): Promise<Found> {
  const [found] = await source.$queryRaw<Found[]>(searchSql(query, words, { fuzzy: false }));
  return found ?? NOTHING;
}

async function findSimilar(
  source: PrismaClient,
  query: ProductQuery,
  words: SearchWord[],
): Promise<Found> {
  const [, [found]] = await source.$transaction([
    source.$queryRaw`select set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY_THRESHOLD}, true)`,
    source.$queryRaw<Found[]>(searchSql(query, words, { fuzzy: true })),
  ]);
  return found ?? NOTHING;
}
