import type { Metadata } from "next";
import { Catalogue } from "#components/catalogue/catalogue.tsx";
import { NOTHING_CHOSEN, toProductQuery } from "#components/catalogue/catalogue-address.ts";
import { listCachedProducts } from "#lib/cache/catalogue.ts";
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

/** Served whole from the cache: /product with a choice in its address is rewritten to ./filtered. */
export default async function ProductPage() {
  const query = toProductQuery(NOTHING_CHOSEN);
  const [found, demo] = await Promise.all([listCachedProducts(query), isCachedDemoShop()]);
  return <Catalogue choice={NOTHING_CHOSEN} found={found} demo={demo} />;
}
