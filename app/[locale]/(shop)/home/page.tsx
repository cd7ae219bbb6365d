import type { Metadata } from "next";
import { toCardProduct } from "#components/catalogue/card-product.ts";
import { ProductGrid } from "#components/catalogue/list/product-grid.tsx";
import { AboutCards } from "#components/content/about-cards.tsx";
import { CategoryTiles } from "#components/content/category-tiles.tsx";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { GalleryGrid } from "#components/content/gallery-grid.tsx";
import { toGalleryPicture } from "#components/content/gallery-picture.ts";
import { HomeHero } from "#components/content/home-hero.tsx";
import { MissingProduct } from "#components/content/missing-product.tsx";
import { langOf } from "#components/content/prose.tsx";
import { PageSection, SectionHeading } from "#components/content/section-heading.tsx";
import { TrustLines } from "#components/content/trust-lines.tsx";
import { LoadErrorToast } from "#components/layout/load-error-toast.tsx";
import { alternatesOf } from "#components/seo/alternates.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { toStoreData } from "#components/seo/store-data.ts";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { readCategoryPricesForPage, readHomeForPage } from "#lib/cache/catalogue.ts";
import { readDemoShopForPage, readPaymentWaysForPage } from "#lib/cache/content.ts";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { siteUrl } from "#lib/http/site.ts";
import { picturePath } from "#lib/media/picture-paths.ts";
import { formatRupiah } from "#lib/rupiah.ts";

/** Its description is the shop's own, from the root layout. */
export async function generateMetadata(): Promise<Metadata> {
  const language = await readLanguage();
  return { title: CONTENT_WORDS[language].home, alternates: alternatesOf("/home", language) };
}

export default async function HomePage() {
  const language = await readLanguage();
  const words = CONTENT_WORDS[language];
  const [{ products, gallery }, prices, demo, facts, ways, about] = await Promise.all([
    readHomeForPage(),
    readCategoryPricesForPage(),
    readDemoShopForPage(),
    readShopFactsForPage(),
    readPaymentWaysForPage(language),
    readPageWords("about", language),
  ]);
  const tilePrices = prices.map(({ category, from }) => ({ category, from: formatRupiah(from) }));
  const { home } = facts;
  const lowest = Math.min(...prices.map(({ from }) => from));
  return (
    <>
      <JsonLd data={toStoreData(siteUrl(), facts, ways)} />
      <LoadErrorToast />
      <MissingProduct />
      <HomeHero
        headline={facts.words[language].headline}
        sentence={facts.words[language].sentence}
        picture={home.pictureKey && picturePath(home.pictureKey)}
        parts={home.parts}
        from={Number.isFinite(lowest) ? formatRupiah(lowest) : null}
      />
      <MotifBand />
      <CategoryTiles
        prices={tilePrices}
        pictures={home.tileKeys.map((key) => key && picturePath(key))}
      />
      <TrustLines facts={facts} ways={ways} />
      <section className="page-width py-14 sm:py-20">
        <SectionHeading title={words.newest} more={{ label: words.seeAll, href: "/product" }} />
        <ProductGrid
          products={products.map((product) => toCardProduct(product, language))}
          demo={demo}
        />
      </section>
      <PageSection
        title={words.fromGallery}
        more={{ label: words.openGallery, href: "/galleries" }}
      >
        <GalleryGrid items={gallery.map((item) => toGalleryPicture(item, language))} demo={demo} />
      </PageSection>
      <PageSection title={about.title.text} lang={langOf(about.title, language)}>
        <AboutCards words={about} />
      </PageSection>
    </>
  );
}
