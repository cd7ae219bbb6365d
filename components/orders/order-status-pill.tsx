import { classNames } from "#components/ui/class-names.ts";
import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import { PAYMENT_GLOSSES, STATUS_GLOSSES } from "#lib/orders/status/status-labels.ts";
import type { OrderLanguage } from "./order-copy.ts";

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

/** The stored status; the dashboard has its Indonesian word beside it. */
type Spoken = {
  language?: OrderLanguage;
  /** In a narrow column the Indonesian word stands below. */
  isNarrow?: boolean;
};

export function OrderStatusPill({
  status,
  language = "en",
  isNarrow,
}: { status: OrderStatus } & Spoken) {
  return (
    <Pill
      tone={ORDER_TONES[status]}
      status={status}
      gloss={language === "id" ? STATUS_GLOSSES[status] : null}
      isNarrow={isNarrow}
    />
  );
}

/** Payment statuses that ask for something while the order waits, and for nothing once it has ended. */
const ASKING: PaymentStatus[] = ["Unpaid", "Awaiting Verification", "Rejected"];

type PaymentStatusPillProps = {
  order: Pick<OrderView, "status" | "payment_status">;
} & Pick<Spoken, "language">;

/** No colour warns of a payment that nobody waits for any more. */
export function PaymentStatusPill({
  order: { status, payment_status },
  language = "en",
}: PaymentStatusPillProps) {
  const isOver = status !== "Waiting for Payment" && ASKING.includes(payment_status);
  return (
    <Pill
      tone={isOver ? "neutral" : PAYMENT_TONES[payment_status]}
      status={payment_status}
      gloss={language === "id" ? PAYMENT_GLOSSES[payment_status] : null}
    />
  );
}

type PillProps = {
  tone: PillTone;
  status: OrderStatus | PaymentStatus;
  gloss: string | null;
  isNarrow?: boolean | undefined;
};

function Pill({ tone, status, gloss, isNarrow = false }: PillProps) {
  const pill = (
    <StatusPill tone={tone} lang="en">
      {status}
    </StatusPill>
  );
  if (gloss === null) return pill;
  return (
    <span
      className={classNames(
        "inline-flex gap-x-2 gap-y-0.5",
        isNarrow ? "flex-col items-start" : "flex-wrap items-center",
      )}
    >
      {pill} <span className="text-[0.8125rem] text-abu">{gloss}</span>
    </span>
  );
}
