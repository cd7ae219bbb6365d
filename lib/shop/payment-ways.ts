import type { PaymentMethod } from "./settings-schema.ts";

/** Returns the ways to pay in English: "Bank transfer or QRIS". */
export function paymentWays({ payment_accounts: accounts, takes_qris }: PaymentMethod): string {
  return [...(accounts.length > 0 ? ["Bank transfer"] : []), ...(takes_qris ? ["QRIS"] : [])].join(
    " or ",
  );
}
