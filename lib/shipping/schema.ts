import { z } from "zod";

export const SERVICES = ["OKE", "REG", "YES"] as const;
export type Service = (typeof SERVICES)[number];

/** The name that people read for each of JNE's services. */
export const SERVICE_DESCRIPTIONS: Record<Service, string> = {
  OKE: "Economical",
  REG: "Regular",
  YES: "Fast",
};

export const shippingOptionView = z.object({
  service: z.enum(SERVICES),
  description: z.string(),
  /** The first entry holds the price in rupiah and the days as text ("2-3"). */
  cost: z.array(z.object({ value: z.number().int(), etd: z.string() })).length(1),
});

export const shippingAnswer = z.object({ data: z.array(shippingOptionView) });

export type ShippingOptionView = z.infer<typeof shippingOptionView>;

/**
 * Where an order's shipping price came from. `table` is the default provider; the last two stand
 * in for RajaOngkir when it failed: its last good quote, or the table.
 */
export const RATE_SOURCES = ["table", "rajaongkir", "earlier-quote", "table-fallback"] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** The service that a customer chose and what they were told it costs, in rupiah. */
export type SeenPrice = { service: Service; ongkir: number };

/** Where JNE itself says where a parcel is; the number is entered there by hand. */
export const JNE_TRACKING_PAGE = "https://jne.co.id/tracking-package";

export const parcelEntry = z.object({
  at: z.string(),
  /** In JNE's words. */
  description: z.string(),
  /** Empty where JNE names none. */
  place: z.string(),
});

export type ParcelEntry = z.infer<typeof parcelEntry>;

export const trackingView = z.object({
  /** Null: not sent yet. */
  resi: z.string().nullable(),
  link: z.string(),
  /** The latest first; null where it isn't known, empty where JNE has none. */
  history: z.array(parcelEntry).nullable(),
  checked_at: z.string().nullable(),
});

export type TrackingView = z.infer<typeof trackingView>;

export const trackingAnswer = z.object({ data: trackingView });

const cityName = z.string().trim().min(1).max(100);

export const shippingQuery = z.object({
  city: cityName,
  /** Helps to find the city at a rate service; one that isn't any is as good as none. */
  zip_code: z
    .string()
    .trim()
    .regex(/^\d{5}$/)
    .optional()
    .catch(undefined),
});

/** `Jawa Barat&id=32` → name and id; null where the text isn't of that form. */
export function parseProvince(text: string): { name: string; id: string } | null {
  const match = /^(.+)&id=(\w{1,20})$/.exec(text);
  return match?.[1] && match[2] ? { name: match[1], id: match[2] } : null;
}
