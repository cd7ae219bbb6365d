import type {
  BreadcrumbList,
  Graph,
  MerchantReturnPolicy,
  OfferShippingDetails,
  Product,
} from "schema-dts";
import { catalogueChoice } from "#components/catalogue/catalogue-choice.ts";
import { PRODUCT_WORDS } from "#components/catalogue/product-words.ts";
import { CATEGORY_NAMES } from "#lib/catalogue/catalogue-words.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { findMaterial, findMotifs } from "#lib/catalogue/search/textile-terms.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { traitIn } from "#lib/catalogue/views/trait-words.ts";
import { type Language, pathIn } from "#lib/language/languages.ts";
import { sideOf } from "#lib/language/sides.ts";
import type { ShippingRange } from "#lib/shipping/schema.ts";
import { RETURN_DAYS } from "#lib/shop/promises.ts";

type ShopOffer = {
  site: URL;
  /** Of the page. */
  language: Language;
  shopName: string;
  dispatchHours: number;
  /** Null where it isn't known. */
  shipping: ShippingRange | null;
};

/** Structured data of a product: an offer in rupiah with delivery and returns, and breadcrumbs. */
export function toProductData(product: ProductView, shop: ShopOffer): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [toProduct(product, shop), toBreadcrumbs(product, shop)],
  };
}

function toProduct(
  product: ProductView,
  { site, language, shopName, shipping, dispatchHours }: ShopOffer,
): Product {
  const path = `/product-detail/${product.id}`;
  const words = PRODUCT_WORDS[language];
  const motifs = findMotifs(product);
  const material = product.material || findMaterial(product) || "";
  const traits = [
    { name: words.technique, value: product.technique },
    { name: words.madeIn.trim(), value: product.origin },
    { name: words.madeBy.trim(), value: product.maker },
    { name: words.cut, value: traitIn(language, product.cut) },
  ].filter(({ value }) => value !== "");
  return {
    "@type": "Product",
    "@id": new URL(path, site).href,
    name: sideOf(product, "name", language).text,
    description: sideOf(product, "description", language).text,
    sku: product.id,
    category: CATEGORY_NAMES[language][product.category],
    brand: { "@type": "Brand", name: shopName },
    image: listImages(product).map((path) => new URL(path, site).href),
    size: product.size,
    weight: { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" },
    ...(motifs.length > 0 ? { pattern: motifs.join(", ") } : {}),
    ...(material ? { material: traitIn(language, material) } : {}),
    ...(traits.length > 0
      ? { additionalProperty: traits.map((trait) => ({ "@type": "PropertyValue", ...trait })) }
      : {}),
    offers: {
      "@type": "Offer",
      url: new URL(pathIn(language, path), site).href,
      price: product.price,
      priceCurrency: "IDR",
      availability: product.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
      itemCondition: "https://schema.org/NewCondition",
      hasMerchantReturnPolicy: RETURN_POLICY,
      ...(shipping ? { shippingDetails: toShippingDetails(shipping, dispatchHours) } : {}),
    },
  };
}

const RETURN_POLICY: MerchantReturnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "ID",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: RETURN_DAYS,
};

function toShippingDetails(
  { from, to }: ShippingRange,
  dispatchHours: number,
): OfferShippingDetails {
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
        maxValue: Math.ceil(dispatchHours / 24),
        unitCode: "DAY",
      },
    },
  };
}

function toBreadcrumbs(product: ProductView, { site, language }: ShopOffer): BreadcrumbList {
  const category = catalogueChoice.href({ "categories[]": [product.category] });
  const steps = [
    { name: "Batik", path: "/product" },
    { name: CATEGORY_NAMES[language][product.category], path: category },
    { name: sideOf(product, "name", language).text, path: `/product-detail/${product.id}` },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(pathIn(language, path), site).href,
    })),
  };
}
