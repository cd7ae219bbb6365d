import type { OrderView } from "#lib/orders/schema.ts";

/** The customer, and the recipient where it is somebody else. A long name breaks anywhere. */
export function OrderPeople({ order }: { order: Pick<OrderView, "name" | "recipient"> }) {
  return (
    <span className="block min-w-28 wrap-anywhere">
      {order.name}
      {order.recipient === order.name ? null : (
        <span className="block text-sm text-abu">untuk {order.recipient}</span>
      )}
    </span>
  );
}
