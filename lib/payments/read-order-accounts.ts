import "server-only";
import { readOrderAccounts } from "../orders/money/order-accounts.ts";
import type { OrderView } from "../orders/schema.ts";
import { awaitsTransfer } from "../orders/status/order-status.ts";
import type { BankAccount } from "../shop/settings-schema.ts";

type Payable = Pick<OrderView, "id" | "status" | "payment_status">;

/** Returns readOrderAccounts while the order waits for its transfer, as its pages show them; else none. */
export async function listTransferAccounts(order: Payable): Promise<BankAccount[]> {
  const accounts = awaitsTransfer(order) ? await readOrderAccounts(order.id) : [];
  return accounts.map(({ bank, number, holder }) => ({ bank, number, holder }));
}
