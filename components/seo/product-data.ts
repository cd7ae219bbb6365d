import type { BreadcrumbList, Graph, Product } from "schema-dts";
import { catalogueChoice } from "#components/catalogue/catalogue-choice.ts";
import { listImages } from "#lib/catalogue/product-images.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { findMaterial, findMotifs } from "#lib/catalogue/textile-terms.ts";

/** Structured data of a product: an offer in rupiah, and breadcrumbs. */
export function toProductData(product: ProductView, site: URL, shopName: string): Graph {
  const url = new URL(`/product-detail/${product.id}`, site).href;
  return {
    "@context": "https://schema.org",
    "@graph": [toProduct(product, url, site, shopName), toBreadcrumbs(product, site)],
  };
}

function toProduct(product: ProductView, url: string, site: URL, shopName: string): Product {
  const motifs = findMotifs(product);
  const material = product.material || findMaterial(product);
  const traits = [
    { name: "Technique", value: product.technique },
    { name: "Made in", value: product.origin },
    { name: "Made by", value: product.maker },
    { name: "Sleeve and cut", value: product.cut },
  ].filter(({ value }) => value !== "");
  return {
    "@type": "Product",
    "@id": url,
    name: product.name,
    description: product.description,
    sku: product.id,
    category: product.category,
    brand: { "@type": "Brand", name: shopName },
    image: listImages(product).map((path) => new URL(path, site).href),
    size: product.size,
    weight: { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" },
    ...(motifs.length > 0 ? { pattern: motifs.join(", ") } : {}),
    ...(material ? { material } : {}),
    ...(traits.length > 0
      ? { additionalProperty: traits.map((trait) => ({ "@type": "PropertyValue", ...trait })) }
      : {}),
    offers: {
      "@type": "Offer",
      url,
      price: product.price,
      priceCurrency: "IDR",
      availability: product.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}

function toBreadcrumbs(product: ProductView, site: URL): BreadcrumbList {
  const category = catalogueChoice.href({ "categories[]": [product.category] });
  const steps = [
    { name: "Batik", path: "/product" },
    { name: product.category, path: category },
    { name: product.name, path: `/product-detail/${product.id}` },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}
