import { z } from "zod";

export const SERVICES = ["OKE", "REG", "YES"] as const;
export type Service = (typeof SERVICES)[number];

/** The name that people read for each of JNE's services. */
export const SERVICE_DESCRIPTIONS: Record<Service, string> = {
  OKE: "Economical",
  REG: "Regular",
  YES: "Fast",
};

export const placeView = z.object({ id: z.string(), text: z.string() });
export type PlaceView = z.infer<typeof placeView>;

export const shippingOptionView = z.object({
  service: z.enum(SERVICES),
  description: z.string(),
  /** The first entry holds the price in rupiah and the days as text ("2-3"). */
  cost: z.array(z.object({ value: z.number().int(), etd: z.string() })).length(1),
});

export type ShippingOptionView = z.infer<typeof shippingOptionView>;

const cityName = z.string().trim().min(1).max(100);

export const cityQuery = z.object({ province_id: z.string().trim().min(1).max(20) });
export const shippingQuery = z.object({ city: cityName });

/** `Jawa Barat&id=32` → name and id; null where the text isn't of that form. */
export function parseProvince(text: string): { name: string; id: string } | null {
  const match = /^(.+)&id=(\w{1,20})$/.exec(text);
  return match?.[1] && match[2] ? { name: match[1], id: match[2] } : null;
}
