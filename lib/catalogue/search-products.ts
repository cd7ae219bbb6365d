import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { type Freshness, readWithFreshness } from "../database/freshness.ts";
import { metaOf, type Page } from "../paging.ts";
import { readInOrder } from "./internal/read-in-order.ts";
import { searchSql } from "./internal/search-sql.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { readSearchWords, type SearchWord, withLikelyWords } from "./search-words.ts";

/** Similar: nothing has the words as they were typed, these come closest. */
export type SearchResult = Page<ProductView> & { similar: boolean };

type Found = { total: number; ids: string[] };

/** The share of a word's trigrams that a name must have: of five letters one may be wrong. */
const LIKENESS = "0.4";

/**
 * One page of the pieces that have every word of `q` in their name, category or description: unsold
 * first, then names before descriptions, then the newest, unless `sort` says otherwise. Where no
 * piece has them, those whose names are like them.
 */
export function searchProducts(
  query: ProductQuery,
  freshness: Freshness = "now",
): Promise<SearchResult> {
  return readWithFreshness(freshness, (source) => search(source, query));
}

async function search(source: PrismaClient, query: ProductQuery): Promise<SearchResult> {
  const words = readSearchWords(query.q);
  if (words.length === 0) return { data: [], meta: metaOf(query, 0), similar: false };
  const exact = await findExact(source, query, words);
  const found =
    exact.total > 0 ? exact : await findSimilar(source, query, words.map(withLikelyWords));
  return {
    data: await readInOrder(source, found.ids),
    meta: metaOf(query, found.total),
    similar: exact.total === 0 && found.total > 0,
  };
}

async function findExact(
  source: PrismaClient,
  query: ProductQuery,
  words: SearchWord[],
): Promise<Found> {
  const [found] = await source.$queryRaw<Found[]>(searchSql(query, words, { tolerant: false }));
  return found ?? { total: 0, ids: [] };
}

async function findSimilar(
  source: PrismaClient,
  query: ProductQuery,
  words: SearchWord[],
): Promise<Found> {
  const [, [found]] = await source.$transaction([
    source.$queryRaw`select set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`,
    source.$queryRaw<Found[]>(searchSql(query, words, { tolerant: true })),
  ]);
  return found ?? { total: 0, ids: [] };
}
