import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { OrderCards } from "#components/dashboard/orders/list/order-cards.tsx";
import { OrderTable } from "#components/dashboard/orders/list/order-table.tsx";
import { OrdersFilter } from "#components/dashboard/orders/list/orders-filter.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { ordersHref, readOrderQuery, type SearchParams } from "#components/orders/order-filter.ts";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { listOrders } from "#lib/orders/list-orders.ts";

export const metadata: Metadata = { title: "Kelola Pesanan" };

const PATH = "/dashboard/orders";

type OrdersPageProps = { searchParams: Promise<SearchParams> };

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const actor = await requireAdmin(PATH);
  const query = readOrderQuery(await searchParams);
  const { data: orders, meta } = await listOrders(actor, query);
  if (meta.page > meta.last_page) redirect(ordersHref(PATH, query, meta.last_page));
  const { days, status, payment_status, search } = query;
  const isFiltered = [days, status, payment_status].some((chosen) => chosen) || search !== "";
  return (
    <>
      <PageHeading title="Kelola Pesanan">
        {meta.total} pesanan ·{" "}
        <Link
          href="/dashboard/tariffs"
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          Tarif JNE
        </Link>{" "}
        · <CsvLink href={ordersHref("/api/export/orders.csv", query)} />
      </PageHeading>
      <OrdersFilter
        path={PATH}
        filter={{ days, status, payment_status, search }}
        canClear={isFiltered && meta.total > 0}
      />
      {orders.length === 0 ? (
        <NothingFound path={PATH} what="pesanan" filtered={isFiltered} />
      ) : (
        <>
          <OrderTable orders={orders} />
          <OrderCards orders={orders} />
          <ListPages meta={meta} hrefFor={(page) => ordersHref(PATH, query, page)} />
        </>
      )}
    </>
  );
}
