import "server-only";
import type { Database } from "../database/db.ts";
import type { LockedOrder } from "./lock-order.ts";

/**
 * A proof of transfer has come in for an order that the caller has locked: from here on it doesn't
 * run out, and waits for an admin to look at the proof.
 */
export async function noteProof(tx: Database, order: LockedOrder): Promise<void> {
  await tx.order.update({
    where: { id: order.id },
    data: { paymentStatus: "Awaiting Verification" },
  });
  await tx.orderEvent.create({
    data: { orderId: order.id, status: order.status, note: "A proof of payment came in" },
  });
}
