import type { Metadata } from "next";
import { BuyAnswers } from "#components/catalogue/buy/buy-answers.tsx";
import { ProductDetail } from "#components/catalogue/product/product-detail.tsx";
import { alternatesOf } from "#components/seo/alternates.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { OPEN_GRAPH_LOCALES, openGraphImages } from "#components/seo/open-graph.ts";
import { toProductData } from "#components/seo/product-data.ts";
import { summarize } from "#components/seo/summarize.ts";
import {
  readProductForPage,
  readRelatedForPage,
  readShippingRangeForPage,
} from "#lib/cache/catalogue.ts";
import { readDemoShopForPage, readPaymentWaysForPage } from "#lib/cache/content.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { chatLink } from "#lib/catalogue/chat-link.ts";
import { MISSING_PRODUCT } from "#lib/catalogue/missing-product.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { readLanguage, redirectInLanguage } from "#lib/http/requests/page-language.ts";
import { siteUrl } from "#lib/http/site.ts";
import { pathIn } from "#lib/language/languages.ts";
import { sideOf } from "#lib/language/sides.ts";
import { openGraphPicturePath } from "#lib/media/picture-paths.ts";
import { toSharePicture } from "#lib/media/shop-logo.ts";

type ProductDetailPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: ProductDetailPageProps): Promise<Metadata> {
  const product = await readProductForPage((await params).id);
  if (!product) return {};
  const language = await readLanguage();
  const path = `/product-detail/${product.id}`;
  const name = sideOf(product, "name", language).text;
  const facts = await readShopFactsForPage();
  const description = sideOf(product, "description", language).text;
  return {
    title: { absolute: name },
    description: summarize(`${name}. ${description}`),
    alternates: alternatesOf(path, language),
    openGraph: {
      type: "website",
      locale: OPEN_GRAPH_LOCALES[language],
      siteName: facts.name,
      url: pathIn(language, path),
      ...openGraphImages(sharedPicture(product) ?? toSharePicture(facts), name),
    },
  };
}

function sharedPicture(product: ProductView): string | undefined {
  const [first] = listImages(product);
  return first && openGraphPicturePath(first);
}

export default async function ProductDetailPage({ params }: ProductDetailPageProps) {
  const { id } = await params;
  const [product, demo] = await Promise.all([readProductForPage(id), readDemoShopForPage()]);
  if (!product) return redirectInLanguage(MISSING_PRODUCT);
  const language = await readLanguage();
  const [related, shipping, facts, ways] = await Promise.all([
    readRelatedForPage(product),
    // The page says less without it.
    readShippingRangeForPage(product).catch(() => null),
    readShopFactsForPage(),
    readPaymentWaysForPage(language),
  ]);
  return (
    <>
      <JsonLd
        data={toProductData(product, {
          site: siteUrl(),
          language,
          shopName: facts.name,
          dispatchHours: facts.dispatchHours,
          shipping,
        })}
      />
      <ProductDetail
        product={product}
        related={related}
        answers={<BuyAnswers facts={facts} shipping={shipping} ways={ways} />}
        chat={chatLink(facts, product)}
        demo={demo}
      />
    </>
  );
}
