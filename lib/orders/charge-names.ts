import type { ChargeKind } from "../totals.ts";

/** Names of the charges: customers read English, the dashboard and its papers Indonesian. */
export const CHARGE_NAMES: Record<"en" | "id", Record<ChargeKind, string>> = {
  en: { shipping: "Delivery" },
  id: { shipping: "Ongkir" },
};
