import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ListPageProps } from "#app/load-list-page.ts";
import {
  type CatalogueChoice,
  catalogueChoice,
  toProductQuery,
} from "#components/catalogue/catalogue-choice.ts";
import { FOUND_WORDS } from "#components/catalogue/catalogue-words.ts";
import { Catalogue } from "#components/catalogue/list/catalogue.tsx";
import type { SearchError } from "#components/catalogue/list/failed-search.tsx";
import { alternatesOf } from "#components/seo/alternates.ts";
import { LIST_TAGS, readMotifsForPage, readTally } from "#lib/cache/catalogue.ts";
import { readDemoShopForPage } from "#lib/cache/content.ts";
import { dontCache, noteFailedRead, noteTags } from "#lib/cache/current-page.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { type SearchResult, searchProducts } from "#lib/catalogue/search/search-products.ts";
import { AppError } from "#lib/errors.ts";
import { callerGroup } from "#lib/http/caller/client-address.ts";
import { readLanguage, redirectInLanguage } from "#lib/http/requests/page-language.ts";
import { limit } from "#lib/limits/limit.ts";

/** Keeps searches out of search engines. A filtered list counts as /product. */
export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const choice = catalogueChoice.read(await searchParams);
  const language = await readLanguage();
  const alternates = alternatesOf("/product", language);
  if (choice.q !== "") {
    return { title: `“${choice.q}”`, alternates, robots: { index: false, follow: true } };
  }
  if (catalogueChoice.href(choice) !== "/product") return { title: "Batik", alternates };
  const { name } = await readShopFactsForPage();
  return {
    title: "Batik",
    description: FOUND_WORDS[language].description(name),
    alternates,
  };
}

export default async function ProductPage({ searchParams }: ListPageProps) {
  const choice = catalogueChoice.read(await searchParams);
  noteTags(LIST_TAGS);
  const [result, demo] = await Promise.all([findProducts(choice), readDemoShopForPage()]);
  if ("error" in result) {
    dontCache();
    return <Catalogue choice={choice} found={null} tally={null} searchError={result.error} />;
  }
  const { page, last_page: lastPage } = result.meta;
  if (page > lastPage)
    await redirectInLanguage(catalogueChoice.href({ ...choice, page: lastPage }));
  const suggestions = result.data.length === 0 ? await readMotifsForPage() : [];
  return (
    <Catalogue
      choice={choice}
      found={result}
      tally={result.tally}
      similar={result.similar}
      understood={result.understood}
      suggestions={suggestions}
      demo={demo}
    />
  );
}

/** Filtered pages have endless addresses. The one without filters comes from the cache, with no caller's address. */
const isCounted = (choice: CatalogueChoice) =>
  catalogueChoice.href(choice) !== catalogueChoice.path;

type Failed = { error: SearchError };

/** Returns why a list or a search failed instead of throwing, so that the page keeps its words. */
async function findProducts(choice: CatalogueChoice): Promise<SearchResult | Failed> {
  const query = toProductQuery(choice);
  const isSearch = query.q !== "";
  try {
    if (isCounted(choice)) {
      const name = isSearch ? "search-address" : "list-address";
      await limit(name, callerGroup(await headers())).take();
    }
    if (isSearch) return await searchProducts(query, { language: await readLanguage() });
    const found = await listProducts(query, "primary", readTally);
    return { ...found, similar: false, tally: await readTally(), understood: [] };
  } catch (error) {
    noteFailedRead(error);
    if (!(error instanceof AppError)) throw error;
    return { error: error.code === "too-many-requests" ? "limited" : "busy" };
  }
}
