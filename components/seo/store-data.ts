import type { ClothingStore, WithContext } from "schema-dts";
import type { ShopFacts } from "#lib/shop/facts.ts";

/** Structured data of the shop, for /home. */
export function toStoreData(site: URL, facts: ShopFacts): WithContext<ClothingStore> {
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
    paymentAccepted: "Bank transfer",
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
