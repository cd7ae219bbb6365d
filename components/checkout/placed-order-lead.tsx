import { orderLead } from "#components/orders/order-lead.ts";
import { OrderStatusPill, PaymentStatusPill } from "#components/orders/order-status-pill.tsx";
import type { OrderView } from "#lib/orders/schema.ts";

/** Worded for the day of the order and for later visits. */
export function PlacedOrderLead({ order }: { order: OrderView }) {
  const { heading, text } = orderLead(order);
  return (
    <header>
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-3 max-w-prose">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          Order number <strong className="tabular-nums">{order.order_no}</strong>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <OrderStatusPill status={order.status} />
          <PaymentStatusPill order={order} />
        </p>
      </div>
    </header>
  );
}
