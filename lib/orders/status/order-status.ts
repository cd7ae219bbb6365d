import type { Actor } from "../../actor.ts";

/** The seven statuses (docs/orders.md#statuses), in the order that lists show them. */
export const ORDER_STATUSES = [
  "Waiting for Payment",
  "Payment Confirm",
  "In Delivery",
  "Completed",
  "Cancelled",
  "Return",
  "Out of Stock",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = [
  "Unpaid",
  "Awaiting Verification",
  "Paid",
  "Rejected",
  "Refunded",
  "Expired",
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

type Statuses = { status: OrderStatus; payment_status: PaymentStatus };

/** The payment statuses whose orders end at the payment deadline (docs/orders.md#expiry). */
export const DEADLINE_STATUSES: readonly PaymentStatus[] = ["Unpaid", "Rejected"];

export function hasDeadline({ status, payment_status }: Statuses): boolean {
  return status === "Waiting for Payment" && DEADLINE_STATUSES.includes(payment_status);
}

/** Returns whether the order waits for its transfer. A paid order that was set back doesn't. */
export function awaitsTransfer({ status, payment_status }: Statuses): boolean {
  return status === "Waiting for Payment" && payment_status !== "Paid";
}

/** Returns whether the order waits for money, a parcel or its arrival, and needs the customer's data. */
export function isOpen(status: OrderStatus): boolean {
  return ["Waiting for Payment", "Payment Confirm", "In Delivery"].includes(status);
}

/** Returns whether pages speak of the order's delivery: it was, is or will be sent. */
export function hasDelivery(status: OrderStatus): boolean {
  return status !== "Cancelled" && status !== "Out of Stock";
}

/** Returns whether the order ended undelivered: what was asked for it is no longer to be paid. */
export function endedUndelivered(status: OrderStatus): boolean {
  return !hasDelivery(status);
}

/** Returns whether no parcel of the order has left: its payment may turn out to be missing. */
export function isBeforeParcel(status: OrderStatus): boolean {
  return status === "Waiting for Payment" || status === "Payment Confirm" || !hasDelivery(status);
}

/** Returns whether a customer may cancel an own order in this state. */
export function isCancellable({ status, payment_status }: Statuses): boolean {
  return status === "Waiting for Payment" && payment_status === "Unpaid";
}

/** Returns whether pages offer to cancel an order that the caller may see: admins set the status instead. */
export function mayCancel({ role }: Pick<Actor, "role">, order: Statuses): boolean {
  return role !== "admin" && isCancellable(order);
}

/** An admin may set any status; the dashboard asks before a step that isn't here. */
const NATURAL_STEPS: Record<OrderStatus, readonly OrderStatus[]> = {
  "Waiting for Payment": ["Payment Confirm", "Cancelled", "Out of Stock"],
  "Payment Confirm": ["In Delivery", "Cancelled", "Out of Stock"],
  "In Delivery": ["Completed", "Return"],
  Completed: ["Return"],
  Cancelled: [],
  Return: [],
  "Out of Stock": [],
};

export function isNaturalStep(from: OrderStatus, to: OrderStatus): boolean {
  return NATURAL_STEPS[from].includes(to);
}

/** Returns whether an order in this status holds its stock (docs/orders.md#stock-held-by-an-order). */
export function holdsStock(status: OrderStatus, restock: boolean): boolean {
  if (status === "Cancelled") return false;
  return !(status === "Return" && restock);
}

export function saysMoneyCame({ status, payment_status }: Statuses, to: OrderStatus): boolean {
  const isNew = to !== status && payment_status !== "Paid";
  return isNew && paymentStatusAfter(to, payment_status) === "Paid";
}

/** Returns the payment status of an order that changes to another status (docs/orders.md#payment-status). */
export function paymentStatusAfter(to: OrderStatus, current: PaymentStatus): PaymentStatus {
  switch (to) {
    case "Payment Confirm":
    case "In Delivery":
    case "Completed":
      return "Paid";
    case "Waiting for Payment":
      return current === "Expired" || current === "Refunded" ? "Unpaid" : current;
    default:
      return current;
  }
}
