import { formatAccountNumber } from "./account-number.ts";
import type { PaymentAccount, PaymentSettings } from "./settings-schema.ts";

export const SETTING_LABELS: Record<keyof PaymentSettings, string> = {
  payment_accounts: "Rekening",
  qris: "QRIS",
  unique_amounts: "Kode unik",
};

/** Returns the list in one line, in Indonesian, for the audit log and the history. */
export function accountsLabel(accounts: readonly PaymentAccount[]): string {
  return accounts
    .map(({ bank, number, holder, active }) => {
      return `${bank} ${number} a.n. ${holder}${active ? "" : " (tidak aktif)"}`;
    })
    .join("; ");
}

/** Returns an account in one line for people who compare it, its number in groups of four. */
export function accountLine({ bank, number, holder, active }: PaymentAccount): string {
  return `${bank} ${formatAccountNumber(number)} a.n. ${holder}${active ? "" : " (tidak aktif)"}`;
}
