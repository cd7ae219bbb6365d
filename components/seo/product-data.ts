import type {
  BreadcrumbList,
  Graph,
  MerchantReturnPolicy,
  OfferShippingDetails,
  Product,
} from "schema-dts";
import { catalogueChoice } from "#components/catalogue/catalogue-choice.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { findMaterial, findMotifs } from "#lib/catalogue/search/textile-terms.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import type { ShippingRange } from "#lib/shipping/schema.ts";
import { DISPATCH_HOURS, RETURN_DAYS } from "#lib/shop/promises.ts";

type ShopOffer = {
  site: URL;
  shopName: string;
  /** Null where it isn't known. */
  shipping: ShippingRange | null;
};

/** Structured data of a product: an offer in rupiah with delivery and returns, and breadcrumbs. */
export function toProductData(product: ProductView, shop: ShopOffer): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [toProduct(product, shop), toBreadcrumbs(product, shop.site)],
  };
}

function toProduct(product: ProductView, { site, shopName, shipping }: ShopOffer): Product {
  const url = new URL(`/product-detail/${product.id}`, site).href;
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
      hasMerchantReturnPolicy: RETURN_POLICY,
      ...(shipping ? { shippingDetails: toShippingDetails(shipping) } : {}),
    },
  };
}

const RETURN_POLICY: MerchantReturnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "ID",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: RETURN_DAYS,
};

function toShippingDetails({ from, to }: ShippingRange): OfferShippingDetails {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      minValue: from,
      maxValue: to,
      currency: "IDR",
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "ID" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: {
        "@type": "QuantitativeValue",
        minValue: 0,
        maxValue: Math.ceil(DISPATCH_HOURS / 24),
        unitCode: "DAY",
      },
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
