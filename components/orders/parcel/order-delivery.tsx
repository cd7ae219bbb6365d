import type { OrderView } from "#lib/orders/schema.ts";
import { hasDelivery, type OrderStatus } from "#lib/orders/status/order-status.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { ORDER_COPY } from "../order-copy.ts";
import { OrderResi } from "./order-resi.tsx";

const ARRIVED: OrderStatus[] = ["Completed", "Return"];

/** Service and tracking number; hidden for some statuses (docs/orders.md#what-the-customer-sees). */
export function OrderDelivery({ order }: { order: OrderView }) {
  if (!hasDelivery(order.status)) return null;
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="pb-3 text-2xl">
        Delivery
      </h2>
      <p className="font-semibold text-soga-900">{deliveryName(order)}</p>
      {ARRIVED.includes(order.status) || order.etd === "" ? null : (
        <p>{ORDER_COPY.en.days(order.etd)} after we have sent it</p>
      )}
      {order.resi ? (
        <div className="pt-3">
          <p className="pb-1 text-sm text-abu">Delivery tracking number</p>
          <OrderResi resi={order.resi} what="delivery tracking number" />
        </div>
      ) : null}
    </section>
  );
}
