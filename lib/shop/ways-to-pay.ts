import type { ShopSettings } from "../environment/shop-settings.ts";
import type { Language } from "../language/languages.ts";
import type { PaymentMethod } from "./settings-schema.ts";

/** A way to pay as customers read of it. lib/payments/ways has what an order's page shows of it, and what confirms it. */
type WayToPay<Id extends string = string> = {
  id: Id;
  words: Readonly<Record<Language, string>>;
  /** Environment variable that turns a gateway on: its secret. */
  secret?: keyof ShopSettings;
  isOffered: (method: PaymentMethod) => boolean;
};

/** In the order in which customers see them. */
export const WAYS_TO_PAY = [
  {
    id: "transfer",
    words: { en: "Bank transfer", id: "Transfer bank" },
    isOffered: ({ payment_accounts }) => payment_accounts.length > 0,
  },
  {
    id: "qris",
    words: { en: "QRIS", id: "QRIS" },
    isOffered: ({ takes_qris }) => takes_qris,
  },
] as const satisfies readonly WayToPay[];

export type WayId = (typeof WAYS_TO_PAY)[number]["id"];

const ways: readonly WayToPay<WayId>[] = WAYS_TO_PAY;

/** Returns the ids of the gateways whose secret is set. */
export function gatewaysOf(settings: ShopSettings): string[] {
  return ways.filter(({ secret }) => secret && settings[secret]).map(({ id }) => id);
}

/** Returns what a way is called: "Bank transfer". */
export function wayName(id: WayId, language: Language): string {
  return ways.find((way) => way.id === id)?.words[language] ?? id;
}

const OR = { en: " or ", id: " atau " };

/** Returns the ways to pay: "Bank transfer or QRIS". */
export function paymentWays(method: PaymentMethod, language: Language = "en"): string {
  return ways
    .filter(({ isOffered }) => isOffered(method))
    .map(({ words }) => words[language])
    .join(OR[language]);
}

/** Returns the ways to pay as they stand within a sentence: "bank transfer or QRIS". */
export function withinSentence(ways: string): string {
  return ways.replace(/^[BT]/, (letter) => letter.toLowerCase());
}
