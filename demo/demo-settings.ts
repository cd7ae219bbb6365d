import { onPool } from "../lib/database/sql/source.ts";
import { DEMO_FACTS } from "../lib/shop/facts.ts";
import { writePaymentSettings } from "../lib/shop/settings.ts";
import type { PaymentSettings } from "../lib/shop/settings-schema.ts";
import { DEMO_QRIS } from "./demo-qris.ts";

const { environmentAccount } = DEMO_FACTS;

const SETTINGS: PaymentSettings = {
  payment_accounts: [
    { ...environmentAccount, active: true },
    { ...environmentAccount, bank: "Bank Contoh Pesisir", number: "555-000-1234", active: true },
  ],
  qris: DEMO_QRIS,
  unique_amounts: true,
};

/** Sets the demo shop's ways to be paid, none of which reaches anybody. */
export function seedSettings(): Promise<void> {
  return writePaymentSettings(onPool, SETTINGS, null);
}
