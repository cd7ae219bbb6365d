import { OrderStatusPill } from "#components/orders/order-status-pill.tsx";
import type { OrderView } from "#lib/orders/schema.ts";

/** The page is right on the day of the order and whenever it is opened again. */
export function PlacedOrderLead({ order }: { order: OrderView }) {
  const isUnpaid = order.status === "Waiting for Payment";
  return (
    <header>
      <h1 className="text-3xl sm:text-4xl">
        {isUnpaid ? "Thank you. The pieces are set aside for you." : "Your order"}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span>
          Order number <strong className="tabular-nums">{order.order_no}</strong>
        </span>
        <OrderStatusPill status={order.status} />
      </p>
    </header>
  );
}
