import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { addressWithCountry, phoneHref, type ShopFacts } from "#lib/shop/facts.ts";

const SHIPPED_WORDS = words(
  { shipped: (carriers: string, city: string) => `Shipped with ${carriers} from ${city}.` },
  { shipped: (carriers, city) => `Dikirim dengan ${carriers} dari ${city}.` },
);

/** Facts of the shop that the footer shows. */
export type FooterFacts = Pick<ShopFacts, "name" | "email" | "phone" | "hours" | "profiles"> & {
  address: string[];
  phoneHref: string;
  /** Carriers and sending place in a sentence: the browser needs no more of them. */
  shipped: string;
};

export function toFooterFacts(facts: ShopFacts, language: Language): FooterFacts {
  const { name, email, phone, hours, profiles, words: cities } = facts;
  return {
    name,
    email,
    phone,
    hours,
    shipped: SHIPPED_WORDS[language].shipped(CARRIER_NAMES[language], cities[language].city),
    profiles,
    address: addressWithCountry(facts),
    phoneHref: phoneHref(facts),
  };
}
