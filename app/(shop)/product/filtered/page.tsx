import type { Metadata } from "next";
import type { ListPageProps } from "#app/load-list-page.ts";
import { Catalogue } from "#components/catalogue/catalogue.tsx";
import { catalogueChoice, toProductQuery } from "#components/catalogue/catalogue-choice.ts";
import { listCachedMotifs } from "#lib/cache/catalogue.ts";
import { isCachedDemoShop } from "#lib/cache/content.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import type { ProductQuery } from "#lib/catalogue/schema.ts";
import { type SearchResult, searchProducts } from "#lib/catalogue/search-products.ts";

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
  const query = toProductQuery(choice);
  const [found, demo] = await Promise.all([findProducts(query), isCachedDemoShop()]);
  const suggestions = found.data.length === 0 ? await listCachedMotifs() : [];
  return (
    <Catalogue
      choice={choice}
      found={found}
      similar={found.similar}
      suggestions={suggestions}
      demo={demo}
    />
  );
}

async function findProducts(query: ProductQuery): Promise<SearchResult> {
  if (query.q !== "") return searchProducts(query, "recent");
  return { ...(await listProducts(query, "recent")), similar: false };
}
