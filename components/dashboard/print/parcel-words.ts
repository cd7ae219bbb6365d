import { deliveryName } from "#components/orders/delivery-name.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { chargedKilograms } from "#lib/shipping/charged-weight.ts";
import type { PrintFact } from "./print-facts.tsx";

const grams = new Intl.NumberFormat("id-ID");

/** Returns a weight as it is and as JNE charges it: "1.450 g (ditagih 2 kg)". */
export function weightWords(weight: number): string {
  return `${grams.format(weight)} g (ditagih ${chargedKilograms(weight)} kg)`;
}

/** Returns the parcel's service. */
export function parcelFacts(order: OrderView): PrintFact[] {
  return [
    { label: "Layanan", value: `${deliveryName(order.service)} (${order.service})` },
    { label: "Berat", value: weightWords(order.weight) },
    { label: "Resi", value: order.resi ?? "Belum ada" },
  ];
}
