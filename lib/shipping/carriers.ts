import type { Language } from "../language/languages.ts";

const GRAMS_PER_KILOGRAM = 1000;

type CarrierService<Code extends string> = {
  code: Code;
  /** As the customer reads it. */
  words: Readonly<Record<Language, string>>;
  /** RajaOngkir's names of it, in order of precedence. */
  rateNames: readonly string[];
  /** Days where neither RajaOngkir nor the tariff table has any. */
  days?: string;
};

/** Carrier of parcels with its rules. Weights are grams. */
type Carrier<Id extends string = string, Code extends string = string> = {
  /** RajaOngkir's code of it as well. */
  id: Id;
  name: string;
  services: readonly CarrierService<Code>[];
  /** Names of RajaOngkir for services that the shop doesn't offer. */
  hiddenRates: RegExp;
  /** Returns the kilograms that it charges. */
  chargedKilograms: (grams: number) => number;
  maxGrams: number;
  /** Its page for tracking numbers (docs/decisions/076-jne-tracking.md). */
  trackingHref: string;
  /** Last digits of the recipient's phone number that it asks for beside the resi. */
  phoneDigits: 0 | 5;
  /** A tracking number as normalizeResi gives it. */
  resiPattern: RegExp;
  exampleResi: string;
};

const JNE: Carrier<"jne", "OKE" | "REG" | "YES"> = {
  id: "jne",
  name: "JNE",
  services: [
    { code: "OKE", words: { en: "Economical", id: "Ekonomis" }, rateNames: ["OKE"] },
    // CTC and CTCYES are the city courier's.
    { code: "REG", words: { en: "Regular", id: "Reguler" }, rateNames: ["REG", "CTC"] },
    { code: "YES", words: { en: "Fast", id: "Cepat" }, rateNames: ["YES", "CTCYES"], days: "1" },
  ],
  // Trucking and Super Speed.
  hiddenRates: /^(JTR.*|SPS|CTCSPS)$/,
  // Up to 300 g over are free (docs/shipping.md#charged-weight).
  chargedKilograms: (grams) => Math.max(1, Math.ceil((grams - 300) / GRAMS_PER_KILOGRAM)),
  maxGrams: 50_000,
  trackingHref: "https://jne.co.id/tracking-package",
  phoneDigits: 5,
  // JNE's own have 8 to 20 of them.
  resiPattern: /^[A-Z0-9]+$/,
  exampleResi: "JNE0012345678",
};

/** In the place of a carrier: the customer took the pieces along. */
const NO_CARRIER: Carrier<"none", "HAND"> = {
  id: "none",
  name: "",
  services: [
    { code: "HAND", words: { en: "Handed over", id: "Diserahkan langsung" }, rateNames: [] },
  ],
  hiddenRates: /^/,
  chargedKilograms: (grams) => Math.ceil(grams / GRAMS_PER_KILOGRAM),
  maxGrams: Number.POSITIVE_INFINITY,
  trackingHref: "",
  phoneDigits: 0,
  resiPattern: /^[A-Z0-9]+$/,
  exampleResi: "",
};

/** The delivery of an order whose pieces were handed over. */
export const HANDED_OVER = { carrier: NO_CARRIER.id, service: "HAND" } as const;

/** The carriers that a customer may choose. One that an order names stays here. */
export const CARRIERS = [JNE] as const;

type ShopCarrier = (typeof CARRIERS)[number];
export type CarrierId = ShopCarrier["id"];
export type ServiceCode = ShopCarrier["services"][number]["code"];

/** The carrier of requests, quotes and mails that name none, as those of earlier releases. */
export const DEFAULT_CARRIER = "jne" satisfies CarrierId;

export const CARRIER_IDS: readonly CarrierId[] = CARRIERS.map(({ id }) => id);

export const SERVICE_CODES: readonly ServiceCode[] = [
  ...new Set(CARRIERS.flatMap(({ services }) => services.map(({ code }) => code))),
];

const NAMES = CARRIERS.map(({ name }) => name);

/** All carriers in a sentence: "JNE", or "JNE or J&T" and "JNE dan J&T". */
export const CARRIER_NAMES = {
  en: new Intl.ListFormat("en", { type: "disjunction" }).format(NAMES),
  id: new Intl.ListFormat("id", { type: "conjunction" }).format(NAMES),
};

export const TARIFF_SERVICES = CARRIERS.flatMap(({ id, services }) =>
  services.map(({ code }) => ({
    carrier: id,
    service: code,
    label: serviceLabel({ carrier: id, service: code }),
    column: (id === DEFAULT_CARRIER ? code : `${id}_${code}`).toLowerCase(),
  })),
);

/** Returns the carrier of an order. Throws for an id that isn't in CARRIERS. */
export function getCarrier(id?: CarrierId): ShopCarrier;
export function getCarrier(id?: string): ShopCarrier | typeof NO_CARRIER;
export function getCarrier(id: string = DEFAULT_CARRIER): ShopCarrier | typeof NO_CARRIER {
  const carrier = [...CARRIERS, NO_CARRIER].find((candidate) => candidate.id === id);
  if (!carrier) throw new Error(`no carrier has the id ${id}`);
  return carrier;
}

/** A service with its carrier. Mails of earlier releases name no carrier. */
type Delivery = { carrier?: string | undefined; service: string };

/** Returns the service as the dashboard names it: "REG" of the default carrier, "J&T EZ" of another. */
export function serviceLabel({ carrier, service }: Delivery): string {
  const { id, name } = getCarrier(carrier);
  return id === DEFAULT_CARRIER ? service : `${name} ${service}`.trim();
}

/** Returns "Regular"; the code of a service that isn't offered any more. */
export function serviceWords({ carrier, service }: Delivery, language: Language = "en"): string {
  const offered = getCarrier(carrier).services.find(({ code }) => code === service);
  return offered?.words[language] ?? service;
}

/** Returns "JNE Regular". */
export function deliveryName(delivery: Delivery, language: Language = "en"): string {
  return `${getCarrier(delivery.carrier).name} ${serviceWords(delivery, language)}`.trim();
}

/** Returns the end of the recipient's number that the carrier asks for; empty where it doesn't. */
export function recipientDigits(order: { carrier: string; phone_number: string }): string {
  const { phoneDigits } = getCarrier(order.carrier);
  return phoneDigits === 0 ? "" : order.phone_number.slice(-phoneDigits);
}
