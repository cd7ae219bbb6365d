import "server-only";
import type { Database } from "../database/db.ts";

/** Counts a customer's orders that wait for a transfer. A rejected proof leaves the order unpaid. */
export function countUnpaidOrders(database: Database, userId: string): Promise<number> {
  return database.order.count({
    where: { userId, status: "Waiting for Payment", paymentStatus: { in: ["Unpaid", "Rejected"] } },
  });
}
