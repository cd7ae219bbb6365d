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

/** Returns the payment status that a new order status brings (docs/orders.md#payment-status). */
export function paymentStatusAfter(to: OrderStatus, current: PaymentStatus): PaymentStatus {
  switch (to) {
    case "Payment Confirm":
    case "In Delivery":
    case "Completed":
      return "Paid";
    case "Waiting for Payment":
      return current === "Awaiting Verification" || current === "Rejected" ? current : "Unpaid";
    default:
      return current;
  }
}
