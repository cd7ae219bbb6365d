import type { MailShop } from "#lib/mail/schema.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";

/** Returns the lines of the accounts that the order's customer may transfer to. */
export function accountFacts(
  { environmentAccount }: MailShop,
  { accounts = [environmentAccount] }: { accounts?: readonly BankAccount[] | undefined },
): [string, string][] {
  return accounts.flatMap(({ bank, number, holder }): [string, string][] => [
    ["Bank", bank],
    ["Account number", number],
    ["Account holder", holder],
  ]);
}
