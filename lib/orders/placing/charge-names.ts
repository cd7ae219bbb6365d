import type { ChargeKind } from "../../totals.ts";

/** Customers read English, the dashboard and its print-outs Indonesian. */
export const CHARGE_NAMES: Record<"en" | "id", Record<ChargeKind, string>> = {
  en: { shipping: "Delivery", unique: "Unique amount" },
  id: { shipping: "Ongkir", unique: "Kode unik" },
};

/** Packers' instruction for a charge, in Indonesian; null where the slip's other lines say it. */
export const PACKING_WORDS: Record<ChargeKind, string | null> = { shipping: null, unique: null };
