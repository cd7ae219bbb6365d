import "server-only";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { awaitsTransfer } from "../orders/order-status.ts";
import type { OrderView } from "../orders/schema.ts";
import { presentAccounts } from "../shop/settings.ts";
import type { BankAccount } from "../shop/settings-schema.ts";

/**
 * Returns the accounts that an order's customer was shown; today's for an order of an earlier release. The
 * caller has checked that the visitor may see the order.
 */
export async function readOrderAccounts(orderId: string): Promise<BankAccount[]> {
  const [order] = await onPool.query<{ accounts: BankAccount[] }>(sql`
    SELECT coalesce(payment_accounts, ${presentAccounts()}) AS accounts
    FROM orders WHERE id = ${orderId}::uuid`);
  return order?.accounts ?? [];
}

type Payable = Pick<OrderView, "id" | "status" | "payment_status">;

/** Returns the same accounts while the order waits for its transfer, as its pages show them; else none. */
export async function listTransferAccounts(order: Payable): Promise<BankAccount[]> {
  const accounts = awaitsTransfer(order) ? await readOrderAccounts(order.id) : [];
  return accounts.map(({ bank, number, holder }) => ({ bank, number, holder }));
}
