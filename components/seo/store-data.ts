import type { ClothingStore, WithContext } from "schema-dts";
import { CONTACT, SOCIAL_LINKS } from "#components/layout/contact.ts";

/** Structured data of the shop, for /home. */
export function toStoreData(site: URL): WithContext<ClothingStore> {
  const [street = "", ...rest] = CONTACT.address;
  return {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    "@id": site.href,
    name: "Sekar Batik",
    url: site.href,
    logo: new URL("/logo.png", site).href,
    image: new URL("/icon-512.png", site).href,
    email: CONTACT.email,
    telephone: CONTACT.phone,
    priceRange: "Rp",
    currenciesAccepted: "IDR",
    paymentAccepted: "Bank transfer",
    address: {
      "@type": "PostalAddress",
      streetAddress: [street, ...rest.slice(0, -2)].join(", "),
      addressLocality: "Jakarta Selatan",
      postalCode: "12730",
      addressCountry: "ID",
    },
    sameAs: SOCIAL_LINKS.map(({ href }) => href),
  };
}
