import type { ClothingStore, WithContext } from "schema-dts";
import type { ShopFacts } from "#lib/shop/facts.ts";

/** Structured data of the shop, for /home. `ways` are the ways to pay. */
export function toStoreData(site: URL, facts: ShopFacts, ways: string): WithContext<ClothingStore> {
  return {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    "@id": site.href,
    name: facts.name,
    url: site.href,
    logo: new URL("/logo.png", site).href,
    image: new URL("/icon-512.png", site).href,
    email: facts.email,
    telephone: facts.phone,
    priceRange: "Rp",
    currenciesAccepted: "IDR",
    paymentAccepted: ways.replace(" or ", ", "),
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
