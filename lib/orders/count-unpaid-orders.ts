import "server-only";
import type { Database } from "../database/db.ts";

/** How many of a customer's orders still wait for their transfer; one whose proof was rejected does again. */
export function countUnpaidOrders(database: Database, userId: string): Promise<number> {
  return database.order.count({
    where: { userId, status: "Waiting for Payment", paymentStatus: { in: ["Unpaid", "Rejected"] } },
  });
}
