import type { Metadata } from "next";
import { Catalogue } from "#components/catalogue/catalogue.tsx";
import { catalogueChoice, toProductQuery } from "#components/catalogue/catalogue-choice.ts";
import { listCachedProducts, tallyCachedProducts } from "#lib/cache/catalogue.ts";
import { isCachedDemoShop } from "#lib/cache/content.ts";
import { getSiteFacts } from "#lib/http/site.ts";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSiteFacts();
  return {
    title: "Batik",
    description: `Semua batik ${name}: kemeja, blus, gaun, kain dan aksesori, banyak yang hanya satu. Pilih menurut kategori dan ukuran.`,
    alternates: { canonical: "/product" },
  };
}

/** Cached whole. next.config.mjs rewrites addresses with filters to ./filtered. */
export default async function ProductPage() {
  const nothing = catalogueChoice.read({});
  const query = toProductQuery(nothing);
  const [found, tally, demo] = await Promise.all([
    listCachedProducts(query),
    tallyCachedProducts(),
    isCachedDemoShop(),
  ]);
  return <Catalogue choice={nothing} found={found} tally={tally} demo={demo} />;
}
