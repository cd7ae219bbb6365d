import { OrderStatusPill } from "#components/orders/order-status-pill.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { CardList } from "../../parts/card-list.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import { OrderPeople } from "./order-people.tsx";

export function OrderCards({ orders }: { orders: readonly OrderView[] }) {
  return (
    <CardList label="Pesanan, yang terbaru lebih dulu">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative flex flex-col gap-2 border border-garis p-4 text-[0.9375rem] hover:bg-mori"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <PageLink
              href={orderDetailHref(order.id)}
              className="link font-semibold after:absolute after:inset-0"
            >
              {order.order_no}
            </PageLink>
            <OrderStatusPill status={order.status} />
          </div>
          <p className="text-sm text-abu" lang="en">
            <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
          </p>
          <div className="flex justify-between gap-4">
            <OrderPeople order={order} />
            <Price value={order.total} className="font-semibold" />
          </div>
          <p className="text-sm text-abu">
            {order.quantity} potong, <span lang="en">{order.payment_status}</span>
            {order.resi ? `, resi ${order.resi}` : null}
          </p>
        </li>
      ))}
    </CardList>
  );
}
