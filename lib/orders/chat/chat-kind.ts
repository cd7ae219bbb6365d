import type { ChatKind } from "../../shop/chat/chat-fields.ts";
import type { OrderView } from "../schema.ts";

type ChattedOrder = Pick<
  OrderView,
  "status" | "payment_status" | "payment_deadline" | "resi" | "money"
>;

/** Returns which text tells an order's state. A deadline before `soon` is near. */
export function chatKindOf(order: ChattedOrder, soon: Date): ChatKind {
  const { status, payment_status, resi, money } = order;
  const wentBack = money.refunds.length > 0;
  switch (status) {
    case "Waiting for Payment":
      if (["Awaiting Verification", "Rejected", "Paid"].includes(payment_status)) return "other";
      return new Date(order.payment_deadline) <= soon ? "late" : "pay";
    case "Payment Confirm":
      return payment_status === "Paid" ? "received" : "other";
    case "In Delivery":
      return resi ? "sent" : "other";
    case "Completed":
      return wentBack ? "refund" : "arrived";
    default:
      if (wentBack) return "refund";
      return payment_status === "Expired" ? "late" : "other";
  }
}
