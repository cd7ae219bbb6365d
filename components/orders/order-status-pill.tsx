import { classNames } from "#components/ui/class-names.ts";
import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import {
  PAYMENT_GLOSSES,
  paymentName,
  STATUS_GLOSSES,
  statusName,
} from "#lib/orders/status/status-labels.ts";
import { type Read, useOrderWords } from "./order-words.ts";

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

type OrderStatusPillProps = Read & {
  status: OrderStatus;
  /** In a narrow column the dashboard's Indonesian word stands below. */
  isNarrow?: boolean;
};

/** A status in the page's language. The dashboard has the stored one, and its Indonesian word beside it. */
export function OrderStatusPill({ status, isNarrow, ...read }: OrderStatusPillProps) {
  const { reader } = useOrderWords(read);
  const tone = ORDER_TONES[status];
  return reader === "dashboard" ? (
    <GlossedPill tone={tone} status={status} gloss={STATUS_GLOSSES[status]} isNarrow={isNarrow} />
  ) : (
    <StatusPill tone={tone}>{statusName(status, reader)}</StatusPill>
  );
}

/** Payment statuses that ask for something while the order waits, and for nothing once it has ended. */
const ASKING: PaymentStatus[] = ["Unpaid", "Awaiting Verification", "Rejected"];

type PaymentStatusPillProps = Read & { order: Pick<OrderView, "status" | "payment_status"> };

/** No colour warns of a payment that nobody waits for any more. */
export function PaymentStatusPill({ order, ...read }: PaymentStatusPillProps) {
  const { reader } = useOrderWords(read);
  const { status, payment_status: payment } = order;
  const isOver = status !== "Waiting for Payment" && ASKING.includes(payment);
  const tone = isOver ? "neutral" : PAYMENT_TONES[payment];
  return reader === "dashboard" ? (
    <GlossedPill tone={tone} status={payment} gloss={PAYMENT_GLOSSES[payment]} />
  ) : (
    <StatusPill tone={tone}>{paymentName(payment, reader)}</StatusPill>
  );
}

type GlossedPillProps = {
  tone: PillTone;
  status: OrderStatus | PaymentStatus;
  gloss: string;
  isNarrow?: boolean | undefined;
};

function GlossedPill({ tone, status, gloss, isNarrow = false }: GlossedPillProps) {
  return (
    <span
      className={classNames(
        "inline-flex gap-x-2 gap-y-0.5",
        isNarrow ? "flex-col items-start" : "flex-wrap items-center",
      )}
    >
      <StatusPill tone={tone} lang="en">
        {status}
      </StatusPill>{" "}
      <span className="text-[0.8125rem] text-abu">{gloss}</span>
    </span>
  );
}
