import "server-only";
import { inTransaction } from "../database/transaction.ts";
import { lockOverdueOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";

/**
 * Cancels orders past their payment deadline and releases their stock. Concurrent calls are safe: each
 * skips locked orders. Returns the ids of the products whose stock moved.
 */
export async function expireUnpaidOrders(now: Date): Promise<string[]> {
  const productIds = new Set<string>();
  for (;;) {
    const moved = await expireOne(now);
    if (moved === null) return [...productIds];
    for (const id of moved) productIds.add(id);
  }
}

/** One order a transaction, so that no two lock products in different orders. Null when none is left. */
function expireOne(now: Date): Promise<string[] | null> {
  return inTransaction(async (tx) => {
    const order = await lockOverdueOrder(tx, now);
    return order && moveOrder(tx, order, { kind: "payment-overdue" }, null);
  });
}
