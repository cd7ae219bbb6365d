import type { OrderView } from "#lib/orders/schema.ts";
import { type DeliveryAddress, DeliveryLines } from "./parcel/delivery-lines.tsx";

type OrderAddressProps = {
  order: DeliveryAddress & Pick<OrderView, "recipient" | "phone_number">;
};

/** An order's address, in the lines of a label. */
export function OrderAddress({ order }: OrderAddressProps) {
  return (
    <address className="not-italic" lang="id">
      <span className="font-semibold text-soga-900">{order.recipient}</span>
      <br />
      <DeliveryLines order={order} />
      {order.phone_number === "" ? null : (
        <a href={`tel:+${order.phone_number}`} className="tap-link">
          +{order.phone_number}
        </a>
      )}
    </address>
  );
}
