import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";

const ORDER_TONES: Record<OrderStatus, PillTone> = {
  "Waiting for Payment": "warning",
  "Payment Confirm": "info",
  "In Delivery": "info",
  Completed: "success",
  Cancelled: "neutral",
  Return: "danger",
  "Out of Stock": "danger",
};

const PAYMENT_TONES: Record<PaymentStatus, PillTone> = {
  Unpaid: "warning",
  "Awaiting Verification": "info",
  Paid: "success",
  Rejected: "danger",
  Refunded: "neutral",
  Expired: "neutral",
};

/** Statuses are in English, in the dashboard too. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  return (
    <StatusPill tone={ORDER_TONES[status]} lang="en">
      {status}
    </StatusPill>
  );
}

/** Payment statuses that ask for something while the order waits, and for nothing once it has ended. */
const ASKING: PaymentStatus[] = ["Unpaid", "Awaiting Verification", "Rejected"];

type PaymentStatusPillProps = { order: Pick<OrderView, "status" | "payment_status"> };

/** No colour warns of a payment that nobody waits for any more. */
export function PaymentStatusPill({ order: { status, payment_status } }: PaymentStatusPillProps) {
  const isOver = status !== "Waiting for Payment" && ASKING.includes(payment_status);
  return (
    <StatusPill tone={isOver ? "neutral" : PAYMENT_TONES[payment_status]} lang="en">
      {payment_status}
    </StatusPill>
  );
}
