import { type DeliveryAddress, DeliveryLines } from "#components/orders/parcel/delivery-lines.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";

type Recipient = DeliveryAddress & Pick<OrderView, "recipient" | "phone_number">;

/** The recipient as plain text, with a number to dial. */
export function RecipientBlock({ order, className }: { order: Recipient; className?: string }) {
  return (
    <address className={classNames("not-italic wrap-anywhere", className)}>
      <strong className="block">{order.recipient}</strong>
      <DeliveryLines order={order} />
      {order.phone_number === "" ? null : (
        <span className="tabular-nums">+{order.phone_number}</span>
      )}
    </address>
  );
}
