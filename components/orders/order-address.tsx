import type { OrderView } from "#lib/orders/schema.ts";
import { parseProvince } from "#lib/shipping/schema.ts";

type OrderAddressProps = {
  order: Pick<
    OrderView,
    "recipient" | "phone_number" | "address" | "description" | "city" | "province" | "zip_code"
  >;
};

/** Where an order goes, in the lines of a label. */
export function OrderAddress({ order }: OrderAddressProps) {
  const province = parseProvince(order.province)?.name ?? order.province;
  return (
    <address className="break-words not-italic" lang="id">
      <span className="font-semibold text-soga-900">{order.recipient}</span>
      <br />
      {order.address}
      <br />
      {order.description === "" ? null : (
        <>
          {order.description}
          <br />
        </>
      )}
      {order.city}, {province} {order.zip_code}
      <br />
      <a href={`tel:+${order.phone_number}`} className="link inline-flex min-h-11 items-center">
        +{order.phone_number}
      </a>
    </address>
  );
}
