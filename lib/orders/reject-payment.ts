import "server-only";
import type { Actor } from "../actor.ts";
import type { Database } from "../database/db.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { LockedOrder } from "./lock-order.ts";
import { proofLink } from "./proof-link.ts";

/**
 * The proof of an order that waits for its payment shows no such transfer; the customer is told why
 * and where to send another. The caller holds the lock.
 */
export async function rejectPayment(
  tx: Database,
  actor: Actor,
  order: LockedOrder,
  reason: string,
): Promise<void> {
  await tx.order.update({ where: { id: order.id }, data: { paymentStatus: "Rejected" } });
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      status: order.status,
      note: `The proof of payment was rejected: ${reason}`,
      actorId: actor.userId,
    },
  });
  await queueMail(tx, {
    to: order.customerEmail,
    template: "proof-rejected",
    data: {
      orderId: order.id,
      orderNo: order.orderNo,
      name: order.customerName,
      total: order.total,
      reason,
      proofLink: proofLink(order.id),
    },
  });
}
