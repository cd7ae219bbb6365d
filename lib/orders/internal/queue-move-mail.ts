import type { Database } from "../../database/db.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { LockedOrder } from "../lock-order.ts";
import type { MoveMail } from "../order-move.ts";
import { proofLink } from "../proof-link.ts";
import { createCompletionLink } from "./completion-token.ts";

/** Queues the customer's mail about a move, in the move's transaction. */
export async function queueMoveMail(
  tx: Database,
  order: LockedOrder,
  mail: MoveMail,
): Promise<void> {
  const to = order.customerEmail;
  const data = {
    orderId: order.id,
    orderNo: order.orderNo,
    name: order.customerName,
    total: order.total,
  };
  switch (mail.template) {
    case "payment-confirmed":
    case "out-of-stock":
      return queueMail(tx, { to, template: mail.template, data });
    case "order-cancelled":
      return queueMail(tx, {
        to,
        template: mail.template,
        data: { ...data, cause: mail.cause },
      });
    case "in-delivery": {
      const completeLink = await createCompletionLink(tx, order.id);
      return queueMail(tx, {
        to,
        template: mail.template,
        data: { ...data, resi: order.resi, completeLink },
      });
    }
    case "proof-rejected":
      return queueMail(tx, {
        to,
        template: mail.template,
        data: {
          ...data,
          reason: mail.reason,
          paymentDeadline: mail.deadline.toISOString(),
          proofLink: proofLink(order.id),
        },
        expiresAt: mail.deadline,
      });
  }
}
