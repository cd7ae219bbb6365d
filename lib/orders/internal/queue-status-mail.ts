import type { Database } from "../../database/db.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { OrderStatus } from "../order-status.ts";
import { makeCompletionLink } from "./completion-token.ts";

/** Tells the customer of a change that they wait for or must know of, in the transaction that made it. */
export async function queueStatusMail(
  tx: Database,
  orderId: string,
  to: OrderStatus,
  { expired = false } = {},
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { orderNo: true, customerName: true, customerEmail: true, total: true, resi: true },
  });
  const recipient = order.customerEmail;
  const data = {
    orderId,
    orderNo: order.orderNo,
    name: order.customerName,
    total: Number(order.total),
  };
  switch (to) {
    case "Payment Confirm":
      return queueMail(tx, { to: recipient, template: "payment-confirmed", data });
    case "In Delivery":
      return queueMail(tx, {
        to: recipient,
        template: "in-delivery",
        data: {
          ...data,
          resi: order.resi,
          completeLink: await makeCompletionLink(tx, orderId),
        },
      });
    case "Cancelled":
      return queueMail(tx, {
        to: recipient,
        template: "order-cancelled",
        data: { ...data, expired },
      });
    case "Out of Stock":
      return queueMail(tx, { to: recipient, template: "out-of-stock", data });
    default:
      return;
  }
}
