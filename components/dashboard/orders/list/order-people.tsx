import type { OrderView } from "#lib/orders/schema.ts";

type OrderPeopleProps = { order: Pick<OrderView, "name" | "recipient" | "customer_note"> };

/** The customer, the recipient where it is somebody else, and whether there is a note. A long name breaks anywhere. */
export function OrderPeople({ order }: OrderPeopleProps) {
  return (
    <span className="block min-w-28 wrap-anywhere">
      {order.name}
      {order.recipient === order.name ? null : (
        <span className="block text-sm text-abu">untuk {order.recipient}</span>
      )}
      {order.customer_note === "" ? null : (
        <span className="block text-sm font-medium text-kunyit-700">Ada catatan pembeli</span>
      )}
    </span>
  );
}
