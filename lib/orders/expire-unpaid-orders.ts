import "server-only";
import { inTransaction } from "../database/transaction.ts";
import { lockOverdueOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";

/**
 * Cancels every order whose transfer didn't come in time, and puts its products back on sale. An order
 * with a proof of payment stays. Several instances may run it at once: each skips the orders that
 * another has locked. Returns the ids of the products whose stock moved.
 */
export async function expireUnpaidOrders(now: Date): Promise<string[]> {
  const productIds = new Set<string>();
  for (;;) {
    const moved = await expireOne(now);
    if (moved === null) return [...productIds];
    for (const id of moved) productIds.add(id);
  }
}

/** One transaction an order, so that no two hold each other's products. Returns null when none is left. */
function expireOne(now: Date): Promise<string[] | null> {
  return inTransaction(async (tx) => {
    const order = await lockOverdueOrder(tx, now);
    return order && moveOrder(tx, order, { kind: "payment-overdue" }, null);
  });
}
