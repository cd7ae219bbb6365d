import "server-only";
import type { Database } from "../../database/db.ts";
import { readMoney } from "../internal/money-entries.ts";
import type { LockedOrder } from "../lock-order.ts";
import type { ReceiptInput } from "../schema.ts";
import type { MoneyPlan } from "./order-ledger.ts";
import { dueOf, typedReceipt } from "./typed-receipt.ts";

/** Returns an admin's receipt, the rupiah that are due, and whether money went back. Throws as typedReceipt. */
export async function readReceipt(
  tx: Database,
  order: LockedOrder,
  input: ReceiptInput,
): Promise<{ due: number; wentBack: boolean; money: MoneyPlan; paidAt: Date }> {
  const money = await readMoney(tx, order.id);
  const wentBack = money.refunded > 0;
  return { due: dueOf(order, money), wentBack, ...typedReceipt(order, money, input) };
}
