import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ListPageProps } from "#app/load-list-page.ts";
import { Catalogue } from "#components/catalogue/catalogue.tsx";
import { catalogueChoice, toProductQuery } from "#components/catalogue/catalogue-choice.ts";
import type { SearchFailure } from "#components/catalogue/failed-search.tsx";
import { LIST_TAGS, listCachedMotifs, tallyCachedProducts } from "#lib/cache/catalogue.ts";
import { isCachedDemoShop } from "#lib/cache/content.ts";
import { markCacheable } from "#lib/cache/mark-cacheable.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import type { ProductQuery } from "#lib/catalogue/schema.ts";
import { type SearchResult, searchProducts } from "#lib/catalogue/search-products.ts";
import { AppError } from "#lib/errors.ts";
import { limitSearch } from "#lib/http/limit-search.ts";

/** Later pages may be counted from positions that are kept as long (docs/catalogue.md#deep-pages). */
const LATER_PAGE_SECONDS = 10;

/** Keeps searches out of search engines. A filtered list counts as /product. */
export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const { q } = catalogueChoice.read(await searchParams);
  const alternates = { canonical: "/product" };
  if (q === "") return { title: "Batik", alternates };
  return { title: `“${q}”`, alternates, robots: { index: false, follow: true } };
}

/** The page of /product with filters in its address (rewrites of next.config.mjs). */
export default async function FilteredProductPage({ searchParams }: ListPageProps) {
  const choice = catalogueChoice.read(await searchParams);
  const [result, demo] = await Promise.all([
    findProducts(toProductQuery(choice)),
    isCachedDemoShop(),
  ]);
  if ("failure" in result) {
    return <Catalogue choice={choice} found={null} tally={null} failure={result.failure} />;
  }
  const { page, last_page: lastPage } = result.meta;
  if (page > lastPage) redirect(catalogueChoice.href({ ...choice, page: lastPage }));
  markCacheable(LIST_TAGS, choice.page > 1 ? LATER_PAGE_SECONDS : undefined);
  const suggestions = result.data.length === 0 ? await listCachedMotifs() : [];
  return (
    <Catalogue
      choice={choice}
      found={result}
      tally={result.tally}
      similar={result.similar}
      suggestions={suggestions}
      demo={demo}
    />
  );
}

type Failed = { failure: SearchFailure };

/** Returns why a search failed instead of throwing, so that the page keeps its words. */
async function findProducts(query: ProductQuery): Promise<SearchResult | Failed> {
  if (query.q === "") {
    const [found, tally] = await Promise.all([listProducts(query), tallyCachedProducts()]);
    return { ...found, similar: false, tally };
  }
  try {
    await limitSearch(await headers());
    return await searchProducts(query);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { failure: error.code === "too-many-requests" ? "limited" : "busy" };
  }
}
