import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ordersHref, readOrderQuery, type SearchParams } from "#components/orders/order-filter.ts";
import { OrderHistoryFilter } from "#components/orders/order-history-filter.tsx";
import { NoOrders, OrderHistoryList } from "#components/orders/order-history-list.tsx";
import { requireActor } from "#lib/auth/current-user.ts";
import { listOrders } from "#lib/orders/list-orders.ts";

export const metadata: Metadata = { title: "Order History", robots: { index: false } };

const PATH = "/order-history";

type OrderHistoryProps = { searchParams: Promise<SearchParams> };

export default async function OrderHistoryPage({ searchParams }: OrderHistoryProps) {
  const actor = await requireActor(PATH);
  const query = { ...readOrderQuery(await searchParams), status: undefined, search: "" };
  const { data: orders, meta } = await listOrders(actor, { ...query, scope: "mine" });
  if (meta.page > meta.last_page) redirect(ordersHref(PATH, query, meta.last_page));
  return (
    <div className="page-width max-w-4xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Order History</h1>
      <OrderHistoryFilter path={PATH} days={query.days} total={meta.total} />
      {orders.length === 0 ? (
        <NoOrders path={PATH} days={query.days} />
      ) : (
        <OrderHistoryList
          orders={orders}
          meta={meta}
          hrefFor={(page) => ordersHref(PATH, query, page)}
        />
      )}
    </div>
  );
}
