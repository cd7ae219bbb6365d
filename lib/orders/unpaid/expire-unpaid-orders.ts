import "server-only";
import { inTransaction } from "../../database/transaction.ts";
import { log } from "../../telemetry/log.ts";
import { lockOverdueOrder } from "../lock-order.ts";
import { moveOrder } from "../status/move-order.ts";

/**
 * Cancels orders past their payment deadline and releases their stock. Concurrent calls are safe: each
 * skips locked orders. An order that fails is logged, and left to the next call. Calls `onExpired` after
 * each order with the ids of the products whose stock moved, and returns all of them.
 */
export async function expireUnpaidOrders(
  now: Date,
  onExpired: (productIds: string[]) => void = () => {},
): Promise<string[]> {
  const productIds = new Set<string>();
  const failed: string[] = [];
  for (;;) {
    const moved = await expireOne(now, failed);
    if (moved === null) return [...productIds];
    onExpired(moved);
    for (const id of moved) productIds.add(id);
  }
}

/** One order a transaction, against deadlocks. Adds an order that fails to `failed`. Null when none is left. */
async function expireOne(now: Date, failed: string[]): Promise<string[] | null> {
  const reached: { orderId?: string; moved?: string[] } = {};
  try {
    return await inTransaction(async (tx) => {
      delete reached.orderId;
      const order = await lockOverdueOrder(tx, now, failed);
      if (order === null) return null;
      reached.orderId = order.id;
      reached.moved = await moveOrder(tx, order, { kind: "payment-overdue" }, null);
      return reached.moved;
    });
  } catch (err) {
    const { orderId, moved = [] } = reached;
    if (orderId === undefined) throw err;
    log().error({ orderId, err }, "an unpaid order couldn't be cancelled");
    failed.push(orderId);
    // A commit may have gone through although its answer was lost.
    return moved;
  }
}
