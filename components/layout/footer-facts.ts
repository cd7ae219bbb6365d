import type { Language } from "#lib/language/languages.ts";
import { addressWithCountry, phoneHref, type ShopFacts } from "#lib/shop/facts.ts";

/** Facts of the shop that the footer shows. */
export type FooterFacts = Pick<ShopFacts, "name" | "email" | "phone" | "hours" | "profiles"> & {
  address: string[];
  phoneHref: string;
  city: Record<Language, string>;
};

export function toFooterFacts(facts: ShopFacts): FooterFacts {
  const { name, email, phone, hours, profiles, words } = facts;
  return {
    name,
    email,
    phone,
    hours,
    city: { en: words.en.city, id: words.id.city },
    profiles,
    address: addressWithCountry(facts),
    phoneHref: phoneHref(facts),
  };
}
