/** The seven statuses (docs/orders.md#statuses), in the order that a drop-down lists them. */
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

/** The natural path and the ways out. The admin may set any; what isn't here is asked about first. */
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

/**
 * Whether an order in a status holds the pieces it took (docs/orders.md#stock-held-by-an-order): Cancelled
 * gives them back, Return does where the admin said so, every other status keeps them. The books
 * follow from the difference to what the order holds now, so that any walk over the statuses,
 * repeated or not, moves each piece once.
 */
export function holdsStock(status: OrderStatus, restock: boolean): boolean {
  if (status === "Cancelled") return false;
  return !(status === "Return" && restock);
}

/**
 * The payment status that comes with a new order status: confirming the payment pays the order,
 * and so does anything that only a paid order reaches. Going back to waiting reopens it.
 */
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
