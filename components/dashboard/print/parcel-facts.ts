import type { OrderView } from "#lib/orders/schema.ts";
import { deliveryName, getCarrier } from "#lib/shipping/carriers.ts";
import type { PrintFact } from "./print-facts.tsx";

const grams = new Intl.NumberFormat("id-ID");

/** Returns a weight as it is and as the carrier charges it: "1.450 g (ditagih 2 kg)". */
export function weightLabel({ carrier, weight }: Pick<OrderView, "carrier" | "weight">): string {
  return `${grams.format(weight)} g (ditagih ${getCarrier(carrier).chargedKilograms(weight)} kg)`;
}

/** Returns the parcel's service. */
export function parcelFacts(
  order: Pick<OrderView, "carrier" | "service" | "weight" | "resi">,
): PrintFact[] {
  return [
    { label: "Layanan", value: `${deliveryName(order)} (${order.service})` },
    { label: "Berat", value: weightLabel(order) },
    { label: "Resi", value: order.resi ?? "Belum ada" },
  ];
}
