import "server-only";
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";
import { z } from "zod";
import { db } from "../../database/db.ts";
import { CARRIER_IDS, type CarrierId, DEFAULT_CARRIER } from "../carriers.ts";
import {
  type RateSource,
  type SeenPrice,
  type ShippingOptionView,
  shippingOptionView,
} from "../schema.ts";
import { findCost } from "../shipping-option.ts";

/** RajaOngkir allows 100 requests a day, so a quote is reused for a day (docs/shipping.md#kept-quotes). */
const LIVE_MS = millisecondsInDay;
/** Of fallback prices. */
const STAND_IN_MS = 10 * millisecondsInMinute;
/** An expired price is still accepted from a customer who saw it. */
const HONOURED_MS = millisecondsInHour;
/** Maximum age of a quote used while RajaOngkir fails. */
const LAST_GOOD_MS = 30 * millisecondsInDay;
const MOST_READ = 50;

/** The key of a quote; the weight is in charged kilograms. */
export type Route = { origin: string; carrier: CarrierId; cityId: string; kilograms: number };

export type Quote = { options: ShippingOptionView[]; source: RateSource };

/** Options that an earlier release has stored name no carrier. */
const optionList = z.array(
  shippingOptionView.extend({ carrier: z.enum(CARRIER_IDS).default(DEFAULT_CARRIER) }),
);

type CachedRow = { source: string; options: unknown };

function toQuote({ source, options }: CachedRow): Quote {
  return { source: source as RateSource, options: optionList.parse(options) };
}

function offers({ options }: Quote, seen: SeenPrice): boolean {
  return findCost(options, seen)?.value === seen.ongkir;
}

/** Returns the quote with the price that the customer saw (fresh or an hour over), else a fresh one, else null. */
export async function findCachedQuote(
  route: Route,
  seen: SeenPrice | undefined,
): Promise<Quote | null> {
  const now = new Date();
  const rows = await db().shippingQuote.findMany({
    where: { ...route, freshUntil: { gt: new Date(now.getTime() - HONOURED_MS) } },
    orderBy: { createdAt: "desc" },
    take: MOST_READ,
  });
  const given = seen && rows.map(toQuote).find((quote) => offers(quote, seen));
  if (given) return given;
  const fresh = rows.filter(({ freshUntil }) => freshUntil > now);
  // Of two instances that asked at once, one may have stored a fallback.
  const best = fresh.find(({ source }) => source === "rajaongkir") ?? fresh[0];
  return best ? toQuote(best) : null;
}

/** Returns RajaOngkir's last quote of at most 30 days, or null. */
export async function findLastGoodQuote(route: Route): Promise<ShippingOptionView[] | null> {
  const row = await db().shippingQuote.findFirst({
    where: {
      ...route,
      source: "rajaongkir",
      createdAt: { gt: new Date(Date.now() - LAST_GOOD_MS) },
    },
    orderBy: { createdAt: "desc" },
  });
  return row ? toQuote(row).options : null;
}

/** Stores a quote before the customer sees it, so that all instances know the price. */
export async function keepQuote(route: Route, { source, options }: Quote): Promise<void> {
  const freshFor = source === "rajaongkir" ? LIVE_MS : STAND_IN_MS;
  const freshUntil = new Date(Date.now() + freshFor);
  await db().shippingQuote.create({ data: { ...route, source, options, freshUntil } });
}

/** Removes quotes that can't be reused. */
export async function purgeQuotes(now = new Date()): Promise<void> {
  const honoured = new Date(now.getTime() - HONOURED_MS);
  await db().shippingQuote.deleteMany({
    where: {
      OR: [
        { source: { not: "rajaongkir" }, freshUntil: { lt: honoured } },
        { createdAt: { lt: new Date(now.getTime() - LAST_GOOD_MS) } },
      ],
    },
  });
}
