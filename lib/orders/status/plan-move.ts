import { addHours } from "date-fns";
import type { CancelCause } from "../../mail/schema.ts";
import { formatRupiah } from "../../rupiah.ts";
import type { MoneyPlan, Receipt } from "../money/order-ledger.ts";
import {
  type NewDeadline,
  REJECTION_MAX_HOURS,
  rejectionDeadline,
} from "../proofs/rejection-deadline.ts";
import { lateProofUntil } from "../proofs/takes-proof.ts";
import {
  holdsStock,
  isOpen,
  type OrderStatus,
  type PaymentStatus,
  paymentStatusAfter,
} from "./order-status.ts";
import { TIMELINE_NOTES } from "./timeline-notes.ts";

export type OrderMove =
  /** `restock`: whether a returned order's products go back on sale. `money`: what came in, else what is due. */
  | { kind: "set-status"; to: OrderStatus; restock?: boolean | undefined; money?: MoneyPlan }
  | { kind: "payment-overdue" }
  /** By the customer, while the order is unpaid. */
  | { kind: "customer-cancelled" }
  | { kind: "proof-received" }
  /** Late money revives a cancelled order. */
  | { kind: "payment-confirmed"; money: MoneyPlan }
  /** Less than the total came in, and the order waits for the rest. */
  | { kind: "payment-short"; money: Receipt }
  /** Money of a cancelled order came in, and goes back. */
  | { kind: "late-payment-kept"; money: Receipt }
  | { kind: "payment-rejected"; reason: string }
  /** The money of a Paid order never came. */
  | { kind: "payment-missing"; reason: string }
  /** By the link in the In Delivery mail. */
  | { kind: "parcel-received" };

export type OrderState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  holdsStock: boolean;
  paymentDeadline: Date;
  endedAt: Date | null;
};

/** The state after a move, and its side effects. */
export type MovePlan = Omit<OrderState, "paymentDeadline" | "endedAt"> & {
  /** Note of the new timeline entry; null adds no entry. */
  note: string | null;
  /** The new payment deadline, where the order has one after the move; null keeps the old one. */
  deadline: NewDeadline | null;
  mail: MoveMail | null;
  money: MoneyPlan;
};

/** The customer's mail, with the data that only the move has. */
export type MoveMail =
  | { template: "payment-confirmed" | "in-delivery" | "out-of-stock" }
  /** `deadline`: until when the order waits for the rest; null where it goes on. */
  | { template: "payment-short"; deadline: Date | null }
  | { template: "order-cancelled"; cause: CancelCause }
  | { template: "proof-rejected"; reason: string; deadline: Date; isLate: boolean };

const STATUS_MAILS: Partial<Record<OrderStatus, MoveMail>> = {
  "Payment Confirm": { template: "payment-confirmed" },
  "In Delivery": { template: "in-delivery" },
  Cancelled: { template: "order-cancelled", cause: "shop" },
  "Out of Stock": { template: "out-of-stock" },
};

/** Returns the plan of a move; lib/orders/status/move-order.ts carries it out. Any status may follow any other. */
export function planMove(
  { paymentDeadline, endedAt, ...from }: OrderState,
  move: OrderMove,
  now: Date,
): MovePlan {
  const same: MovePlan = { ...from, note: null, deadline: null, mail: null, money: "none" };
  switch (move.kind) {
    case "set-status":
      // With `restock` the same status still counts: a returned product may go back on sale later.
      if (move.to === from.status && move.restock === undefined) return same;
      return {
        ...planStatus(from, move.to, move.restock ?? false),
        money: move.money ?? "proposed",
      };
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
      return { ...planStatus(from, "Payment Confirm"), money: move.money };
    case "payment-short": {
      const { money } = move;
      const left = isOpen(from.status) ? paymentDeadline : addHours(now, REJECTION_MAX_HOURS);
      const deadline = rejectionDeadline(left, now);
      return {
        ...planStatus(from, "Waiting for Payment"),
        paymentStatus: "Unpaid",
        note: `${TIMELINE_NOTES.partReceived}: ${formatRupiah(money.amount)}`,
        deadline,
        mail: { template: "payment-short", deadline: deadline.at },
        money,
      };
    }
    case "late-payment-kept":
      return { ...same, paymentStatus: "Paid", note: TIMELINE_NOTES.lateMoney, money: move.money };
    case "payment-rejected": {
      const { reason } = move;
      const lateUntil = lateProofUntil({ ...from, endedAt });
      const deadline = lateUntil ? null : rejectionDeadline(paymentDeadline, now);
      return {
        ...same,
        paymentStatus: "Rejected",
        note: `${TIMELINE_NOTES.proofRejected}: ${reason}`,
        deadline,
        mail: {
          template: "proof-rejected",
          reason,
          deadline: lateUntil ?? deadline?.at ?? paymentDeadline,
          isLate: deadline === null,
        },
      };
    }
    case "payment-missing": {
      const { reason } = move;
      const note = `${TIMELINE_NOTES.paymentMissing}: ${reason}`;
      const money = "missing";
      if (!isOpen(from.status)) return { ...same, paymentStatus: "Unpaid", note, money };
      const deadline = rejectionDeadline(addHours(now, REJECTION_MAX_HOURS), now);
      return {
        ...same,
        status: "Waiting for Payment",
        paymentStatus: "Rejected",
        note,
        deadline,
        mail: { template: "proof-rejected", reason, deadline: deadline.at, isLate: false },
        money,
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
  from: Omit<OrderState, "paymentDeadline" | "endedAt">,
  to: OrderStatus,
  restock = false,
): MovePlan {
  const isNew = to !== from.status;
  const holds = holdsStock(to, restock);
  const isChanged = isNew || holds !== from.holdsStock;
  const paymentStatus = isNew ? paymentStatusAfter(to, from.paymentStatus) : from.paymentStatus;
  const words = to === "Return" && !holds ? TIMELINE_NOTES.backOnSale : "";
  return {
    status: to,
    paymentStatus,
    holdsStock: holds,
    note: isChanged ? words : null,
    deadline: isNew && to === "Waiting for Payment" ? { at: "full", hasReminder: true } : null,
    mail: (isNew && STATUS_MAILS[to]) || null,
    money: "none",
  };
}
