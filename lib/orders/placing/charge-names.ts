import { type Words, words } from "../../language/words.ts";
import type { ChargeKind } from "../../totals.ts";

export const CHARGE_NAMES: Words<Readonly<Record<ChargeKind, string>>> = words(
  { shipping: "Delivery", unique: "Unique amount" },
  { shipping: "Ongkir", unique: "Kode unik" },
);

/** Packers' instruction for a charge, in Indonesian; null where the slip's other lines say it. */
export const PACKING_WORDS: Record<ChargeKind, string | null> = { shipping: null, unique: null };
