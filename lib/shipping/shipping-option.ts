import { SERVICE_DESCRIPTIONS, SERVICES, type Service, type ShippingOptionView } from "./schema.ts";

export type Rate = { value: number; etd: string };

/** Prices by service as the contract shows them; a service without a price is left out. */
export function toShippingOptions(rates: ReadonlyMap<Service, Rate>): ShippingOptionView[] {
  return SERVICES.flatMap((service) => {
    const rate = rates.get(service);
    if (!rate) return [];
    return [{ service, description: SERVICE_DESCRIPTIONS[service], cost: [rate] }];
  });
}
