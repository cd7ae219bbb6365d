import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import type { Freshness } from "../../database/freshness.ts";
import { readSearch } from "../../database/search.ts";
import { queryOnce } from "../../database/sql/source.ts";
import { queryUnder } from "../../database/transaction.ts";
import type { Language } from "../../language/languages.ts";
import { metaOf, type Page } from "../../paging.ts";
import { readByIds } from "../get-product.ts";
import { searchSql, similaritySetting } from "../internal/search-sql.ts";
import type { ProductQuery, ProductView } from "../schema.ts";
import { countProducts, type ProductTally } from "./product-tally.ts";
import { withCorrections } from "./search-terms.ts";
import { type Search, type Understood, understandSearch } from "./understand-search.ts";

export type SearchResult = Page<ProductView> & {
  /** True where no product has all words, and these have similar names. */
  similar: boolean;
  /** Counts what the words find, whatever categories and sizes are chosen. */
  tally: ProductTally;
  /** Parts of the search that were read as filters. */
  understood: readonly Understood[];
};

type SearchOptions = {
  freshness?: Freshness;
  /** Of the understood parts. */
  language?: Language;
};

type Found = { ids: string[]; tally: ProductTally };

const NOTHING: Found = { ids: [], tally: [] };

/** Returns products with every word of `q`, else with similar names (docs/catalogue.md#search). Throws unavailable. */
export function searchProducts(
  query: ProductQuery,
  { freshness = "primary", language = "en" }: SearchOptions = {},
): Promise<SearchResult> {
  return readSearch(freshness, async (source) => {
    const search = understandSearch(query.q, language);
    const exact = await find(source, query, search);
    // By the tally, so that a category in which nothing has the words doesn't offer similar names.
    const isKnown = exact.tally.length > 0;
    const found = isKnown
      ? exact
      : await find(source, query, {
          ...search,
          words: search.words.map(withCorrections),
        });
    return {
      data: await readByIds(source, found.ids),
      meta: metaOf(query, countProducts(found.tally, query)),
      similar: !isKnown && found.tally.length > 0,
      tally: found.tally,
      understood: search.understood,
    };
  });
}

async function find(source: PrismaClient, query: ProductQuery, search: Search): Promise<Found> {
  if (search.words.length + search.understood.length === 0) return NOTHING;
  const statement = searchSql(query, search);
  const setting = similaritySetting(search);
  const [found] = setting
    ? await queryUnder<Found>(source, setting, statement)
    : await queryOnce<Found>(source, statement);
  return found ?? NOTHING;
}
