import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";

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

export function PaymentStatusPill({ status }: { status: PaymentStatus }) {
  return (
    <StatusPill tone={PAYMENT_TONES[status]} lang="en">
      {status}
    </StatusPill>
  );
}
