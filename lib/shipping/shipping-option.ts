import { type CarrierId, getCarrier } from "./carriers.ts";
import type { ShippingOptionView } from "./schema.ts";

export type Rate = { value: number; etd: string };

/** Returns the carrier's services that have a rate, in its own order. */
export function toShippingOptions(
  carrierId: CarrierId,
  rateOf: (service: string) => Rate | undefined,
): ShippingOptionView[] {
  const { id, services } = getCarrier(carrierId);
  return services.flatMap(({ code, words }) => {
    const rate = rateOf(code);
    return rate ? [{ carrier: id, service: code, description: words.en, cost: [rate] }] : [];
  });
}

type Choice = Pick<ShippingOptionView, "carrier" | "service">;

/** Returns the price of a carrier's service; undefined where there is none. */
export function findCost(options: readonly ShippingOptionView[], choice: Choice): Rate | undefined {
  return options.find(
    ({ carrier, service }) => carrier === choice.carrier && service === choice.service,
  )?.cost[0];
}
