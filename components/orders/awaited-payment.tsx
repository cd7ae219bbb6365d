import { LinkButton } from "#components/ui/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";

type AwaitedPaymentProps = { order: Pick<OrderView, "id" | "payment_status" | "payment_deadline"> };

/** The way back to the bank-transfer instructions; the deadline counts until a proof is in. */
export function AwaitedPayment({ order }: AwaitedPaymentProps) {
  return (
    <Notice
      tone="warning"
      className="mb-6 flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between"
    >
      {order.payment_status === "Unpaid" ? (
        <p>
          Please transfer by{" "}
          <time dateTime={order.payment_deadline}>{formatDateTime(order.payment_deadline)}</time>.
        </p>
      ) : (
        <p>We are waiting for your transfer to be confirmed.</p>
      )}
      <LinkButton href={`/checkout-order/${order.id}`} className="shrink-0">
        Payment instructions
      </LinkButton>
    </Notice>
  );
}
