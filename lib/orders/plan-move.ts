import type { CancelCause } from "../mail/schema.ts";
import {
  hasDeadline,
  holdsStock,
  type OrderStatus,
  type PaymentStatus,
  paymentStatusAfter,
} from "./order-status.ts";
import { type NewDeadline, rejectionDeadline } from "./rejection-deadline.ts";
import { TIMELINE_NOTES } from "./timeline-notes.ts";

export type OrderMove =
  /** `restock`: whether a returned order's products go back on sale. */
  | { kind: "set-status"; to: OrderStatus; restock?: boolean | undefined }
  | { kind: "payment-overdue" }
  /** By the customer, while the order is unpaid. */
  | { kind: "customer-cancelled" }
  | { kind: "proof-received" }
  | { kind: "payment-confirmed" }
  | { kind: "payment-rejected"; reason: string }
  /** By the link in the In Delivery mail. */
  | { kind: "parcel-received" };

export type OrderState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  holdsStock: boolean;
  paymentDeadline: Date;
};

/** The state after a move, and its side effects. */
export type MovePlan = Omit<OrderState, "paymentDeadline"> & {
  /** Note of the new timeline entry; null adds no entry. */
  note: string | null;
  /** The new payment deadline; null keeps the old one. */
  deadline: NewDeadline | null;
  mail: MoveMail | null;
};

/** The customer's mail, with the data that only the move has. */
export type MoveMail =
  | { template: "payment-confirmed" | "in-delivery" | "out-of-stock" }
  | { template: "order-cancelled"; cause: CancelCause }
  | { template: "proof-rejected"; reason: string; deadline: Date };

const STATUS_MAILS: Partial<Record<OrderStatus, MoveMail>> = {
  "Payment Confirm": { template: "payment-confirmed" },
  "In Delivery": { template: "in-delivery" },
  Cancelled: { template: "order-cancelled", cause: "shop" },
  "Out of Stock": { template: "out-of-stock" },
};

/** Returns the plan of a move; lib/orders/move-order.ts carries it out. Any status may follow any other. */
export function planMove(
  { paymentDeadline, ...from }: OrderState,
  move: OrderMove,
  now: Date,
): MovePlan {
  const same = { ...from, note: null, deadline: null, mail: null };
  switch (move.kind) {
    case "set-status":
      // With `restock` the same status still counts: a returned product may go back on sale later.
      if (move.to === from.status && move.restock === undefined) return same;
      return planStatus(from, move.to, move.restock ?? false);
    case "payment-overdue": {
      const isRejected = from.paymentStatus === "Rejected";
      return {
        ...planStatus(from, "Cancelled"),
        paymentStatus: "Expired",
        note: isRejected ? TIMELINE_NOTES.proofOverdue : TIMELINE_NOTES.transferOverdue,
        mail: { template: "order-cancelled", cause: isRejected ? "proof-rejected" : "unpaid" },
      };
    }
    case "customer-cancelled":
      return {
        ...planStatus(from, "Cancelled"),
        note: TIMELINE_NOTES.cancelledByCustomer,
        mail: { template: "order-cancelled", cause: "customer" },
      };
    case "proof-received":
      return {
        ...same,
        paymentStatus: "Awaiting Verification",
        note: TIMELINE_NOTES.proofReceived,
      };
    case "payment-confirmed":
      return planStatus(from, "Payment Confirm");
    case "payment-rejected": {
      const deadline = rejectionDeadline(paymentDeadline, now);
      return {
        ...same,
        paymentStatus: "Rejected",
        note: `${TIMELINE_NOTES.proofRejected}: ${move.reason}`,
        deadline,
        mail: { template: "proof-rejected", reason: move.reason, deadline: deadline.at },
      };
    }
    case "parcel-received":
      return {
        ...planStatus(from, "Completed"),
        note: TIMELINE_NOTES.parcelReceived,
      };
  }
}

function planStatus(
  from: Omit<OrderState, "paymentDeadline">,
  to: OrderStatus,
  restock = false,
): MovePlan {
  const isNew = to !== from.status;
  const holds = holdsStock(to, restock);
  const isChanged = isNew || holds !== from.holdsStock;
  const paymentStatus = isNew ? paymentStatusAfter(to, from.paymentStatus) : from.paymentStatus;
  const hasNewDeadline = isNew && hasDeadline({ status: to, payment_status: paymentStatus });
  const words = to === "Return" && !holds ? TIMELINE_NOTES.backOnSale : "";
  return {
    status: to,
    paymentStatus,
    holdsStock: holds,
    note: isChanged ? words : null,
    deadline: hasNewDeadline ? { at: "full", hasReminder: true } : null,
    mail: (isNew && STATUS_MAILS[to]) || null,
  };
}
