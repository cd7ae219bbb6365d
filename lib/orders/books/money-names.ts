import type { MoneyKind } from "../money/order-ledger.ts";

/** In the dashboard and its CSV. */
export const MONEY_NAMES: Record<MoneyKind, string> = {
  expected: "Diharapkan",
  unique: "Diharapkan: kode unik",
  received: "Diterima",
  refunded: "Dikembalikan",
  "written-off": "Dihapusbukukan",
};
