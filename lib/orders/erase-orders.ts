import "server-only";
import type { Database } from "../database/db.ts";
import { ERASED_NAME } from "../fields/erased-name.ts";

/** The order waits for money, a parcel or its arrival, and needs the customer's data. */
const OPEN = ["Waiting for Payment", "Payment Confirm", "In Delivery"];

/** Returns the numbers of a customer's open orders, oldest first. */
export async function listOpenOrderNumbers(tx: Database, userId: string): Promise<string[]> {
  const orders = await tx.order.findMany({
    where: { userId, status: { in: OPEN } },
    select: { orderNo: true },
    orderBy: { createdAt: "asc" },
  });
  return orders.map(({ orderNo }) => orderNo);
}

/**
 * Removes the person from a customer's orders. Lines, sums, city and timeline stay as bookkeeping.
 * Returns the ids of the orders.
 */
export async function eraseOrders(tx: Database, userId: string): Promise<string[]> {
  const orders = await tx.order.updateManyAndReturn({
    where: { userId },
    data: {
      ...{ recipient: ERASED_NAME, phoneNumber: "", address: "", description: "", zipCode: "" },
      ...{ customerName: ERASED_NAME, customerEmail: "", customerPhone: "", adminNote: "" },
      erasedAt: new Date(),
    },
    select: { id: true },
  });
  const ids = orders.map(({ id }) => id);
  await tx.completionToken.deleteMany({ where: { orderId: { in: ids } } });
  return ids;
}
