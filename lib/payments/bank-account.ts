import "server-only";
import { env } from "../environment/env.ts";

export type BankAccount = { bank: string; number: string; holder: string };

/** Returns the account that customers transfer to. */
export function bankAccount(): BankAccount {
  const { SHOP_BANK_NAME, SHOP_BANK_ACCOUNT, SHOP_BANK_HOLDER } = env();
  return { bank: SHOP_BANK_NAME, number: SHOP_BANK_ACCOUNT, holder: SHOP_BANK_HOLDER };
}
