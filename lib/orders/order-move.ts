import {
  holdsStock,
  type OrderStatus,
  type PaymentStatus,
  paymentStatusAfter,
} from "./order-status.ts";

export type OrderMove =
  /** `restock`: whether a returned order's products go back on sale. */
  | { kind: "set-status"; to: OrderStatus; restock?: boolean | undefined }
  | { kind: "payment-overdue" }
  | { kind: "proof-received" }
  | { kind: "payment-confirmed" }
  | { kind: "payment-rejected"; reason: string }
  /** By the link in the In Delivery mail. */
  | { kind: "parcel-received" };

export type OrderState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  holdsStock: boolean;
};

/** The state after a move, and its side effects. */
export type MovePlan = OrderState & {
  /** Note of the new timeline entry; null adds no entry. */
  note: string | null;
  /** True where the payment deadline starts again. */
  restartsDeadline: boolean;
  mail: MoveMail | null;
};

/** The customer's mail, with the data that only the move has. */
export type MoveMail =
  | { template: "payment-confirmed" | "in-delivery" | "out-of-stock" }
  | { template: "order-cancelled"; expired: boolean }
  | { template: "proof-rejected"; reason: string };

const STATUS_MAILS: Partial<Record<OrderStatus, MoveMail>> = {
  "Payment Confirm": { template: "payment-confirmed" },
  "In Delivery": { template: "in-delivery" },
  Cancelled: { template: "order-cancelled", expired: false },
  "Out of Stock": { template: "out-of-stock" },
};

/** Returns the plan of a move; lib/orders/move-order.ts carries it out. Any status may follow any other. */
export function planMove(from: OrderState, move: OrderMove): MovePlan {
  const same = { ...from, note: null, restartsDeadline: false, mail: null };
  switch (move.kind) {
    case "set-status":
      // With `restock` the same status still counts: a returned product may go back on sale later.
      if (move.to === from.status && move.restock === undefined) return same;
      return planStatus(from, move.to, move.restock ?? false);
    case "payment-overdue":
      return {
        ...planStatus(from, "Cancelled"),
        paymentStatus: "Expired",
        note: "The transfer didn't come in time",
        mail: { template: "order-cancelled", expired: true },
      };
    case "proof-received":
      return {
        ...same,
        paymentStatus: "Awaiting Verification",
        note: "A proof of payment came in",
      };
    case "payment-confirmed":
      return planStatus(from, "Payment Confirm");
    case "payment-rejected":
      return {
        ...same,
        paymentStatus: "Rejected",
        note: `The proof of payment was rejected: ${move.reason}`,
        mail: { template: "proof-rejected", reason: move.reason },
      };
    case "parcel-received":
      return {
        ...planStatus(from, "Completed"),
        note: "The customer has received the parcel",
      };
  }
}

function planStatus(from: OrderState, to: OrderStatus, restock = false): MovePlan {
  const isNew = to !== from.status;
  const holds = holdsStock(to, restock);
  const isChanged = isNew || holds !== from.holdsStock;
  const words = to === "Return" && !holds ? "The pieces are back on sale" : "";
  return {
    status: to,
    paymentStatus: paymentStatusAfter(to, from.paymentStatus),
    holdsStock: holds,
    note: isChanged ? words : null,
    restartsDeadline: isNew && to === "Waiting for Payment",
    mail: (isNew && STATUS_MAILS[to]) || null,
  };
}
