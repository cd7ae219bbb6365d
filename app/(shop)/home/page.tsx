import type { Metadata } from "next";
import { toCardProduct } from "#components/catalogue/card-product.ts";
import { ProductGrid } from "#components/catalogue/product-grid.tsx";
import { AboutCards } from "#components/content/about-cards.tsx";
import { GalleryGrid } from "#components/content/gallery-grid.tsx";
import { HomeHero } from "#components/content/home-hero.tsx";
import { SectionHeading } from "#components/content/section-heading.tsx";
import { LoadFailureToast } from "#components/layout/load-failure-toast.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { toStoreData } from "#components/seo/store-data.ts";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { readHomeForPage } from "#lib/cache/catalogue.ts";
import { readDemoShopForPage } from "#lib/cache/content.ts";
import { siteUrl } from "#lib/http/site.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

/** Its description is the shop's own, from the root layout. */
export const metadata: Metadata = { title: "Home", alternates: { canonical: "/home" } };

export default async function HomePage() {
  const [{ products, gallery }, demo, facts] = await Promise.all([
    readHomeForPage(),
    readDemoShopForPage(),
    getShopFacts(),
  ]);
  return (
    <>
      <JsonLd data={toStoreData(siteUrl(), facts)} />
      <LoadFailureToast />
      <HomeHero facts={facts} />
      <MotifBand />
      <section lang="id" className="page-width py-14 sm:py-20">
        <SectionHeading
          title="Koleksi terbaru"
          more={{ label: "Lihat semua batik", href: "/product" }}
        />
        <ProductGrid products={products.map(toCardProduct)} demo={demo} />
      </section>
      <section lang="id" className="border-t border-garis">
        <div className="page-width py-14 sm:py-20">
          <SectionHeading title="Dari galeri" more={{ label: "Buka galeri", href: "/galleries" }} />
          <GalleryGrid items={gallery} demo={demo} />
        </div>
      </section>
      <section lang="id" className="border-t border-garis">
        <div className="page-width py-14 sm:py-20">
          <SectionHeading title={`Tentang ${facts.name}`} />
          <AboutCards facts={facts} />
        </div>
      </section>
    </>
  );
}
