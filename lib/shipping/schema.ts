import { z } from "zod";
import { atMost, EMPTY } from "../fields/required-text.ts";
import { asError } from "../language/spoken-language.ts";
import { CARRIER_IDS, type CarrierId, SERVICE_CODES, type ServiceCode } from "./carriers.ts";

export const shippingOptionView = z
  .object({
    carrier: z.enum(CARRIER_IDS),
    service: z.enum(SERVICE_CODES),
    description: z.string(),
    /** Price in rupiah, and days as text ("2-3"). */
    cost: z.array(z.object({ value: z.number().int(), etd: z.string() })).length(1),
  })
  .meta({ id: "ShippingOption" });

export type ShippingOptionView = z.infer<typeof shippingOptionView>;

/** Source of a shipping price (docs/shipping.md#rajaongkir). */
export const RATE_SOURCES = [
  "table",
  "rajaongkir",
  "earlier-quote",
  "table-fallback",
  "admin",
] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** The chosen service and the price that the customer was shown, in rupiah. */
export type SeenPrice = { carrier: CarrierId; service: ServiceCode; ongkir: number };

export const parcelEntry = z.object({
  at: z.string(),
  description: z.string(),
  place: z.string(),
});

export type ParcelEntry = z.infer<typeof parcelEntry>;

export const trackingView = z
  .object({
    /** Null: not sent yet. */
    resi: z.string().nullable(),
    link: z.string(),
    /** Latest first; null if it couldn't be read. */
    history: z.array(parcelEntry).nullable(),
    checked_at: z.string().nullable(),
  })
  .meta({ id: "Tracking" });

export type TrackingView = z.infer<typeof trackingView>;

export const trackingAnswer = z.object({ data: trackingView });

export const shippingQuery = z.object({
  city: z.string(asError(EMPTY)).trim().min(1, asError(EMPTY)).max(100, atMost(100)),
});

/** Cheapest tariff in rupiah: to the nearest city, and to the farthest. */
export type ShippingRange = { from: number; to: number };
