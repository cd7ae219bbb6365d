import "server-only";
import { onPool, type Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { presentAccounts } from "../../shop/settings.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";

/** Returns the accounts that an order's customer was shown, else today's. The caller has checked the reader's right. */
export async function readOrderAccounts(orderId: string, on: Sql = onPool): Promise<BankAccount[]> {
  const [order] = await on.query<{ accounts: BankAccount[] }>(sql`
    SELECT coalesce(payment_accounts, ${presentAccounts()}) AS accounts
    FROM orders WHERE id = ${orderId}::uuid`);
  return order?.accounts ?? [];
}
