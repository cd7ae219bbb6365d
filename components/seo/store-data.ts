import type { ClothingStore, WithContext } from "schema-dts";
import { toShopIcons, toShopMark } from "#lib/media/shop-logo.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";

/** Structured data of the shop, for /home. `ways` are the ways to pay, in either language. */
export function toStoreData(site: URL, facts: ShopFacts, ways: string): WithContext<ClothingStore> {
  const { logo } = toShopMark(facts);
  return {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    "@id": site.href,
    name: facts.name,
    url: site.href,
    ...(logo && { logo: new URL(logo, site).href }),
    image: new URL(toShopIcons(facts).large.url, site).href,
    email: facts.email,
    telephone: facts.phone,
    priceRange: "Rp",
    currenciesAccepted: "IDR",
    paymentAccepted: ways.replace(/ (?:or|atau) /, ", "),
    address: {
      "@type": "PostalAddress",
      streetAddress: facts.street.join(", "),
      addressLocality: facts.city,
      postalCode: facts.zipCode,
      addressCountry: "ID",
    },
    sameAs: facts.profiles.map(({ href }) => href),
  };
}
