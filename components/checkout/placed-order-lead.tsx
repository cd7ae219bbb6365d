import { OrderHeadline } from "#components/orders/order-headline.tsx";
import { ORDER_PAGE_WORDS } from "#components/orders/order-page-words.ts";
import { OrderStatusPill, PaymentStatusPill } from "#components/orders/order-status-pill.tsx";
import { useWords } from "#language";
import type { OrderView } from "#lib/orders/schema.ts";
import { awaitsTransfer, hasDeadline } from "#lib/orders/status/order-status.ts";

/** Worded for the day of the order and for later visits. */
export function PlacedOrderLead({ order }: { order: OrderView }) {
  const words = useWords(ORDER_PAGE_WORDS);
  return (
    <header>
      <OrderHeadline
        order={order}
        above={awaitsTransfer(order) ? words.thanks : words.yourOrder}
        alone={hasDeadline(order)}
      />
      {awaitsTransfer(order) ? (
        <p className="mt-2 max-w-prose text-abu">
          {words.mailed}
          <strong className="wrap-anywhere">{order.email}</strong>.
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p>
          {words.number} <strong className="tabular-nums">{order.order_no}</strong>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <OrderStatusPill status={order.status} />
          <PaymentStatusPill order={order} />
        </p>
      </div>
    </header>
  );
}
