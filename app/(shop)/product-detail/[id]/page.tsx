import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ProductDetail } from "#components/catalogue/product-detail.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { toProductData } from "#components/seo/product-data.ts";
import { summarize } from "#components/seo/summarize.ts";
import { findCachedProduct, listCachedRelatedProducts } from "#lib/cache/catalogue.ts";
import { isCachedDemoShop } from "#lib/cache/content.ts";
import { chatLink } from "#lib/catalogue/chat-link.ts";
import { siteUrl } from "#lib/site-url.ts";

export const revalidate = 3600;

type ProductDetailPageProps = { params: Promise<{ id: string }> };

/** None at build time: each page is made, and cached, at its first visit. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ProductDetailPageProps): Promise<Metadata> {
  const product = await findCachedProduct((await params).id);
  if (!product) return {};
  return {
    title: { absolute: product.name },
    description: summarize(product.description),
    alternates: { canonical: `/product-detail/${product.id}` },
  };
}

export default async function ProductDetailPage({ params }: ProductDetailPageProps) {
  const { id } = await params;
  const [product, demo] = await Promise.all([findCachedProduct(id), isCachedDemoShop()]);
  if (!product) redirect("/home");
  const related = await listCachedRelatedProducts(id);
  return (
    <>
      <JsonLd data={toProductData(product, siteUrl())} />
      <ProductDetail product={product} related={related} chat={chatLink(product)} demo={demo} />
    </>
  );
}
