import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BuyAnswers } from "#components/catalogue/buy/buy-answers.tsx";
import { ProductDetail } from "#components/catalogue/product/product-detail.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { OPEN_GRAPH_LOCALE } from "#components/seo/open-graph-locale.ts";
import { toProductData } from "#components/seo/product-data.ts";
import { summarize } from "#components/seo/summarize.ts";
import {
  readProductForPage,
  readRelatedForPage,
  readShippingRangeForPage,
} from "#lib/cache/catalogue.ts";
import { readDemoShopForPage, readPaymentWaysForPage } from "#lib/cache/content.ts";
import { chatLink } from "#lib/catalogue/chat-link.ts";
import { MISSING_PRODUCT } from "#lib/catalogue/missing-product.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { siteUrl } from "#lib/http/site.ts";
import { OPEN_GRAPH_SIZE, openGraphPicturePath } from "#lib/media/picture-paths.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

type ProductDetailPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: ProductDetailPageProps): Promise<Metadata> {
  const product = await readProductForPage((await params).id);
  if (!product) return {};
  return {
    title: { absolute: product.name },
    description: summarize(`${product.name}. ${product.description}`),
    alternates: { canonical: `/product-detail/${product.id}` },
    openGraph: {
      type: "website",
      locale: OPEN_GRAPH_LOCALE,
      siteName: (await getShopFacts()).name,
      url: `/product-detail/${product.id}`,
      images: [{ url: sharedPicture(product), ...OPEN_GRAPH_SIZE, alt: product.name }],
    },
  };
}

/** Returns the product's share picture, or the shop's where it has none. */
function sharedPicture(product: ProductView): string {
  const [first] = listImages(product);
  return (first && openGraphPicturePath(first)) ?? "/og.jpg";
}

export default async function ProductDetailPage({ params }: ProductDetailPageProps) {
  const { id } = await params;
  const [product, demo] = await Promise.all([readProductForPage(id), readDemoShopForPage()]);
  if (!product) redirect(MISSING_PRODUCT);
  const [related, shipping, chat, facts, ways] = await Promise.all([
    readRelatedForPage(product),
    // The page says less without it.
    readShippingRangeForPage(product).catch(() => null),
    chatLink(product),
    getShopFacts(),
    readPaymentWaysForPage(),
  ]);
  return (
    <>
      <JsonLd data={toProductData(product, { site: siteUrl(), shopName: facts.name, shipping })} />
      <ProductDetail
        product={product}
        related={related}
        answers={<BuyAnswers facts={facts} shipping={shipping} ways={ways} />}
        chat={chat}
        demo={demo}
      />
    </>
  );
}
