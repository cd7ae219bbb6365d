import type { Metadata } from "next";
import { toCardProduct } from "#components/catalogue/card-product.ts";
import { ProductGrid } from "#components/catalogue/list/product-grid.tsx";
import { AboutCards } from "#components/content/about-cards.tsx";
import { CategoryTiles } from "#components/content/category-tiles.tsx";
import { GalleryGrid } from "#components/content/gallery-grid.tsx";
import { toGalleryPicture } from "#components/content/gallery-picture.ts";
import { HomeHero } from "#components/content/home-hero.tsx";
import { MissingProduct } from "#components/content/missing-product.tsx";
import { PageSection, SectionHeading } from "#components/content/section-heading.tsx";
import { TrustLines } from "#components/content/trust-lines.tsx";
import { LoadErrorToast } from "#components/layout/load-error-toast.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { toStoreData } from "#components/seo/store-data.ts";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { readCategoryPricesForPage, readHomeForPage } from "#lib/cache/catalogue.ts";
import { readDemoShopForPage, readPaymentWaysForPage } from "#lib/cache/content.ts";
import { siteUrl } from "#lib/http/site.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

/** Its description is the shop's own, from the root layout. */
export const metadata: Metadata = { title: "Home", alternates: { canonical: "/home" } };

export default async function HomePage() {
  const [{ products, gallery }, prices, demo, facts, ways] = await Promise.all([
    readHomeForPage(),
    readCategoryPricesForPage(),
    readDemoShopForPage(),
    getShopFacts(),
    readPaymentWaysForPage(),
  ]);
  const tilePrices = prices.map(({ category, from }) => ({ category, from: formatRupiah(from) }));
  const lowest = Math.min(...prices.map(({ from }) => from));
  return (
    <>
      <JsonLd data={toStoreData(siteUrl(), facts, ways)} />
      <LoadErrorToast />
      <MissingProduct />
      <HomeHero facts={facts} from={Number.isFinite(lowest) ? formatRupiah(lowest) : null} />
      <MotifBand />
      <CategoryTiles prices={tilePrices} />
      <TrustLines facts={facts} ways={ways} />
      <section className="page-width py-14 sm:py-20">
        <SectionHeading title="Newest pieces" more={{ label: "See all batik", href: "/product" }} />
        <ProductGrid products={products.map(toCardProduct)} demo={demo} />
      </section>
      <PageSection
        title="From the gallery"
        more={{ label: "Open the gallery", href: "/galleries" }}
      >
        <GalleryGrid items={gallery.map(toGalleryPicture)} demo={demo} />
      </PageSection>
      <PageSection title={`About ${facts.name}`}>
        <AboutCards facts={facts} />
      </PageSection>
    </>
  );
}
