import "server-only";
import type { PageValue, PageWords } from "../content/pages/fields.ts";
import { localizePage } from "../content/pages/localize-page.ts";
import { type PageKey, pageOf, type WordsOfPage } from "../content/pages/pages.ts";
import type { PageFacts } from "../content/pages/placeholders.ts";
import { readPage } from "../content/pages/read-page.ts";
import { tags } from "../expiry/tags.ts";
import type { Language } from "../language/languages.ts";
import { REJECTION_MAX_HOURS, REJECTION_MIN_HOURS } from "../orders/proofs/rejection-deadline.ts";
import { CARRIER_NAMES } from "../shipping/carriers.ts";
import { bareCityName } from "../shop/city-name.ts";
import type { ShopFacts } from "../shop/facts.ts";
import { RETURN_DAYS } from "../shop/promises.ts";
import { withinSentence } from "../shop/ways-to-pay.ts";
import { readPaymentWaysForPage } from "./content.ts";
import { readForPage } from "./current-page.ts";
import { readShopFactsForPage } from "./shop.ts";

/** Reads the words of a page in a language, its facts filled in. */
export async function readPageWords<Key extends PageKey>(
  key: Key,
  language: Language,
): Promise<WordsOfPage<Key>> {
  const [value, facts] = await Promise.all([
    readForPage(["page", key], [tags.page(key)], () => readPage(key)),
    readShopFactsForPage(),
  ]);
  // Other pages stay when the ways to pay change.
  const namesWays = JSON.stringify(value).includes("{waysToPay}");
  const ways = namesWays ? await readPaymentWaysForPage(language) : "";
  const { fields } = pageOf(key);
  const words = localizePage(fields, value as PageValue, toPageFacts(facts, ways), language);
  return words as PageWords as WordsOfPage<Key>;
}

/** Returns what the placeholders of texts stand for; `ways` as paymentWays has them in the language of the texts. */
export function toPageFacts(facts: ShopFacts, ways: string): PageFacts {
  return {
    name: same(facts.name),
    email: same(facts.email),
    phone: same(facts.phone),
    city: same(bareCityName(facts.origin.city)),
    cityInEnglish: { en: facts.words.en.city, id: facts.words.id.city },
    carriers: CARRIER_NAMES,
    waysToPay: same(withinSentence(ways)),
    paymentDeadlineHours: same(facts.paymentDeadlineHours),
    rejectionMinHours: same(REJECTION_MIN_HOURS),
    rejectionMaxHours: same(REJECTION_MAX_HOURS),
    dispatchHours: same(facts.dispatchHours),
    returnDays: same(RETURN_DAYS),
    proofRetentionDays: same(facts.proofRetentionDays),
  };
}

function same(fact: string | number) {
  return { en: String(fact), id: String(fact) };
}
