import { addressWithCountry, phoneHref, type ShopFacts } from "#lib/shop/facts.ts";

/** Facts of the shop that the footer shows. */
export type FooterFacts = Pick<
  ShopFacts,
  "name" | "email" | "phone" | "hours" | "cityInEnglish" | "profiles"
> & { address: string[]; phoneHref: string };

export function toFooterFacts(facts: ShopFacts): FooterFacts {
  const { name, email, phone, hours, cityInEnglish, profiles } = facts;
  return {
    name,
    email,
    phone,
    hours,
    cityInEnglish,
    profiles,
    address: addressWithCountry(facts),
    phoneHref: phoneHref(facts),
  };
}
