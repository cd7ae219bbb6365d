import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { orNull } from "#app/or-null.ts";
import { customerOrdersChoice } from "#components/dashboard/customers/customer-choice.ts";
import { CustomerHeading } from "#components/dashboard/customers/customer-heading.tsx";
import { OrderList } from "#components/dashboard/orders/list/order-list.tsx";
import { customerHref } from "#components/dashboard/parts/hrefs.ts";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { getCustomer } from "#lib/accounts/get-customer.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { withOrders } from "../with-orders.ts";

export const metadata: Metadata = { title: "Pelanggan" };

type CustomerPageProps = ListPageProps & { params: Promise<{ id: string }> };

export default async function CustomerPage({ params, searchParams }: CustomerPageProps) {
  const { id } = await params;
  const actor = await requireAdmin(customerHref(id));
  const found = await orNull(getCustomer(actor, id));
  if (!found) return <CustomerMissing />;
  const [[customer], { data: orders, meta, hrefFor }] = await Promise.all([
    withOrders(actor, [found]),
    loadListPage(customerOrdersChoice(id), searchParams, (query) =>
      listOrders(actor, { ...query, search: "", customer: id }),
    ),
  ]);
  return (
    <>
      {customer ? <CustomerHeading customer={customer} /> : null}
      <h2 className="pb-3 text-base font-bold">Pesanan pelanggan ini</h2>
      {orders.length === 0 ? (
        <EmptyState title="Belum ada pesanan" level={2} />
      ) : (
        <>
          <OrderList orders={orders} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}

function CustomerMissing() {
  return (
    <EmptyState
      level={1}
      title="Pelanggan tidak ditemukan"
      action={<LinkButton href="/dashboard/customers">Lihat Pelanggan</LinkButton>}
    />
  );
}
