import "server-only";
import { onPool, type Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { presentAccounts } from "../../shop/settings.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";
import type { OrderView } from "../schema.ts";
import { awaitsTransfer } from "../status/order-status.ts";

/** Returns the accounts that an order's customer was shown, else today's. The caller has checked the reader's right. */
export async function readOrderAccounts(orderId: string, on: Sql = onPool): Promise<BankAccount[]> {
  const [order] = await on.query<{ accounts: BankAccount[] }>(sql`
    SELECT coalesce(payment_accounts, ${presentAccounts()}) AS accounts
    FROM orders WHERE id = ${orderId}::uuid`);
  return order?.accounts ?? [];
}

type Payable = Pick<OrderView, "id" | "status" | "payment_status">;

/** Returns readOrderAccounts while the order waits for its transfer, as its pages show them; else none. */
export async function listTransferAccounts(order: Payable): Promise<BankAccount[]> {
  const accounts = awaitsTransfer(order) ? await readOrderAccounts(order.id) : [];
  return accounts.map(({ bank, number, holder }) => ({ bank, number, holder }));
}
