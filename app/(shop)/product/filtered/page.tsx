import type { Metadata } from "next";
import { Catalogue } from "#components/catalogue/catalogue.tsx";
import {
  readChoice,
  type SearchParams,
  toProductQuery,
} from "#components/catalogue/catalogue-address.ts";
import { isCachedDemoShop } from "#lib/cache/content.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";

export const metadata: Metadata = { title: "Batik", alternates: { canonical: "/product" } };

type FilteredProps = { searchParams: Promise<SearchParams> };

/** What /product shows once its address holds a choice (see the rewrites in next.config.mjs). */
export default async function FilteredProductPage({ searchParams }: FilteredProps) {
  const choice = readChoice(await searchParams);
  const query = toProductQuery(choice);
  const [found, demo] = await Promise.all([listProducts(query), isCachedDemoShop()]);
  return <Catalogue choice={choice} found={found} demo={demo} />;
}
