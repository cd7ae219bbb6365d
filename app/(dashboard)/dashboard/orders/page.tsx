import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { orderChoice } from "#components/dashboard/orders/list/order-choice.ts";
import { OrderList } from "#components/dashboard/orders/list/order-list.tsx";
import { OrdersFilter } from "#components/dashboard/orders/list/orders-filter.tsx";
import { ManyOrders } from "#components/dashboard/orders/many/many-orders.tsx";
import {
  OrderSelection,
  type SelectableOrder,
} from "#components/dashboard/orders/many/order-selection.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";

export const metadata: Metadata = { title: "Kelola Pesanan" };

export default async function OrdersPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(orderChoice.path);
  const {
    data: orders,
    meta,
    choice,
    isFiltered,
    hrefFor,
  } = await loadListPage(orderChoice, searchParams, (query) => listOrders(actor, query));
  return (
    <>
      <PageHeading title="Kelola Pesanan">
        <DottedLine>
          {`${meta.total} pesanan`}
          <PageLink href="/dashboard/tariffs" className="link inline-flex min-h-11 items-center">
            Tarif {CARRIER_NAMES.id}
          </PageLink>
          <PageLink
            href="/dashboard/orders-resi"
            className="link inline-flex min-h-11 items-center"
          >
            Kirim dari daftar resi
          </PageLink>
          <CsvLink href={orderChoice.href({ ...choice, page: 1 }, "/api/export/orders.csv")} />
        </DottedLine>
      </PageHeading>
      <OrdersFilter canClear={isFiltered && meta.total > 0} />
      {orders.length === 0 ? (
        <NothingFound path={orderChoice.path} what="pesanan" filtered={isFiltered} />
      ) : (
        <>
          <OrderSelection orders={orders.map(selectable)}>
            <ManyOrders />
            <OrderList orders={orders} canSelect />
          </OrderSelection>
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
      <ListKeys canSelect canSearch />
    </>
  );
}

function selectable(order: OrderView): SelectableOrder {
  const { id, order_no, status, payment_status, resi, holds_stock } = order;
  return { id, order_no, status, payment_status, resi, holds_stock };
}
