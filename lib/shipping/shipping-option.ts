import { SERVICE_DESCRIPTIONS, SERVICES, type Service, type ShippingOptionView } from "./schema.ts";

export type Rate = { value: number; etd: string };

/** Returns the services that have a rate, in the order of SERVICES. */
export function toShippingOptions(rates: ReadonlyMap<Service, Rate>): ShippingOptionView[] {
  return SERVICES.flatMap((service) => {
    const rate = rates.get(service);
    if (!rate) return [];
    return [{ service, description: SERVICE_DESCRIPTIONS[service], cost: [rate] }];
  });
}
