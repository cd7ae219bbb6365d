import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { OrderLanguage } from "./order-words.ts";
import { PAYMENT_LABELS, STATUS_LABELS } from "./status-labels.ts";

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

/** Customers see the stored status, the dashboard its Indonesian label. */
type Spoken = { language?: OrderLanguage };

export function OrderStatusPill({ status, language = "en" }: { status: OrderStatus } & Spoken) {
  return (
    <StatusPill tone={ORDER_TONES[status]} lang={language}>
      {language === "id" ? STATUS_LABELS[status] : status}
    </StatusPill>
  );
}

/** Payment statuses that ask for something while the order waits, and for nothing once it has ended. */
const ASKING: PaymentStatus[] = ["Unpaid", "Awaiting Verification", "Rejected"];

type PaymentStatusPillProps = {
  order: Pick<OrderView, "status" | "payment_status">;
} & Spoken;

/** No colour warns of a payment that nobody waits for any more. */
export function PaymentStatusPill({
  order: { status, payment_status },
  language = "en",
}: PaymentStatusPillProps) {
  const isOver = status !== "Waiting for Payment" && ASKING.includes(payment_status);
  return (
    <StatusPill tone={isOver ? "neutral" : PAYMENT_TONES[payment_status]} lang={language}>
      {language === "id" ? PAYMENT_LABELS[payment_status] : payment_status}
    </StatusPill>
  );
}
