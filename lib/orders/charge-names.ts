import type { ChargeKind } from "../totals.ts";

/** Customers read English, the dashboard and its print-outs Indonesian. */
export const CHARGE_NAMES: Record<"en" | "id", Record<ChargeKind, string>> = {
  en: { shipping: "Delivery" },
  id: { shipping: "Ongkir" },
};
