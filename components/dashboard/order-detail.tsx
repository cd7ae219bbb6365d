import { OrderAddress } from "#components/orders/order-address.tsx";
import { OrderItems } from "#components/orders/order-items.tsx";
import { OrderSums } from "#components/orders/order-sums.tsx";
import { OrderTimeline } from "#components/orders/order-timeline.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderHeading } from "./order-heading.tsx";
import { Panel } from "./panel.tsx";
import { ResiForm } from "./resi-form.tsx";
import { StatusForm } from "./status-form.tsx";

/** What there is to do about an order first, what there is to know about it beneath. */
export function OrderDetail({ order }: { order: OrderView }) {
  return (
    <>
      <OrderHeading order={order} />
      <div className="grid gap-4 @3xl:grid-cols-2">
        <Panel title="Status pesanan">
          <StatusForm id={order.id} current={order.status} resi={order.resi} />
        </Panel>
        <Panel title="Pengiriman">
          <ResiForm id={order.id} resi={order.resi} />
        </Panel>
      </div>
      <div className="grid items-start gap-4 pt-4 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Barang">
          <OrderItems items={order.order_items} language="id" />
          <div className="pt-4">
            <OrderSums order={order} language="id" />
          </div>
        </Panel>
        <div className="grid gap-4">
          <Panel title="Pelanggan">
            <OrderCustomer customer={order.user} />
          </Panel>
          <Panel title="Alamat pengiriman">
            <OrderAddress order={order} />
          </Panel>
          <Panel title="Riwayat">
            <OrderTimeline timeline={order.timeline} />
          </Panel>
        </div>
      </div>
    </>
  );
}
