import { OrderStatusPill } from "#components/orders/order-status-pill.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { formatMoment } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { CardList } from "../../parts/card-list.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import { SelectOrder } from "../many/select-order.tsx";
import { SendForm } from "../send/send-form.tsx";
import { OrderPeople } from "./order-people.tsx";

type OrderCardsProps = {
  orders: readonly OrderView[];
  /** True below OrderSelection. */
  canSelect?: boolean;
};

export function OrderCards({ orders, canSelect = false }: OrderCardsProps) {
  return (
    <CardList label="Pesanan, yang terbaru lebih dulu">
      {orders.map((order) => (
        <li
          key={order.id}
          data-row
          className="relative flex flex-col gap-2 border border-garis p-4 text-[0.9375rem] hover:bg-mori"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {canSelect ? (
              <span className="-my-2.5 -ml-3">
                <SelectOrder id={order.id} orderNo={order.order_no} />
              </span>
            ) : null}
            <PageLink
              href={orderDetailHref(order.id)}
              className="link font-semibold after:absolute after:inset-0"
            >
              {order.order_no}
            </PageLink>
            <span className="ml-auto">
              <OrderStatusPill status={order.status} />
            </span>
          </div>
          <p className="text-sm text-abu" lang="en">
            <time dateTime={order.created_at}>{formatMoment(order.created_at)}</time>
          </p>
          <div className="flex justify-between gap-4">
            <OrderPeople order={order} />
            <Price value={order.total} className="font-semibold" />
          </div>
          <p className="text-sm text-abu">
            {order.quantity} potong, <span lang="en">{order.payment_status}</span>
            {order.resi ? `, resi ${order.resi}` : null}
          </p>
          {order.status === "Payment Confirm" ? (
            <SendForm
              orderId={order.id}
              orderNo={order.order_no}
              resi={order.resi}
              className="relative z-1"
            />
          ) : null}
        </li>
      ))}
    </CardList>
  );
}
