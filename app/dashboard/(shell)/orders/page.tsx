import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { orderChoice } from "#components/dashboard/orders/list/order-choice.ts";
import { OrderList } from "#components/dashboard/orders/list/order-list.tsx";
import { OrdersFilter } from "#components/dashboard/orders/list/orders-filter.tsx";
import { ManyOrders } from "#components/dashboard/orders/many/many-orders.tsx";
import type { SelectableOrder } from "#components/dashboard/orders/many/many-questions.ts";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { Selection } from "#components/dashboard/parts/many/selection.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";

export const metadata: Metadata = { title: "Kelola Pesanan" };

export default async function OrdersPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(orderChoice.path);
  const loaded = await loadListPage(orderChoice, searchParams, (query) => listOrders(actor, query));
  const { data, meta, choice, isFiltered } = loaded;
  return (
    <>
      <PageHeading
        title="Kelola Pesanan"
        action={<LinkButton href="/dashboard/orders-new">+ Pesanan Baru</LinkButton>}
      >
        <DottedLine>
          {`${meta.total} pesanan`}
          <PageLink href="/dashboard/tariffs" className="tap-link">
            Tarif {CARRIER_NAMES.id}
          </PageLink>
          <PageLink href="/dashboard/rekening" className="tap-link">
            Rekening koran
          </PageLink>
          <PageLink href="/dashboard/orders-resi" className="tap-link">
            Kirim dari daftar resi
          </PageLink>
          <CsvLink href={orderChoice.href({ ...choice, page: 1 }, "/api/export/orders.csv")} />
        </DottedLine>
      </PageHeading>
      <OrdersFilter canClear={isFiltered && meta.total > 0} />
      <ListBody path={orderChoice.path} what="pesanan" loaded={loaded}>
        <Selection>
          <ManyOrders orders={data.map(selectable)} />
          <OrderList orders={data} canSelect />
        </Selection>
      </ListBody>
      <ListKeys canSelect canSearch />
    </>
  );
}

function selectable(order: OrderView): SelectableOrder {
  const { id, order_no, status, payment_status, resi, holds_stock, total, money } = order;
  return { id, order_no, status, payment_status, resi, holds_stock, total, money };
}
