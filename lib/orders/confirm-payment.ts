import "server-only";
import type { Actor } from "../actor.ts";
import type { Database } from "../database/db.ts";
import { queueStatusMail } from "./internal/queue-status-mail.ts";
import type { LockedOrder } from "./lock-order.ts";

/** The transfer of an order that waits for it has come in; the customer is told. The caller holds the lock. */
export async function confirmPayment(
  tx: Database,
  actor: Actor,
  order: LockedOrder,
): Promise<void> {
  await tx.order.update({
    where: { id: order.id },
    data: { status: "Payment Confirm", paymentStatus: "Paid" },
  });
  await tx.orderEvent.create({
    data: { orderId: order.id, status: "Payment Confirm", actorId: actor.userId },
  });
  await queueStatusMail(tx, order.id, "Payment Confirm");
}
