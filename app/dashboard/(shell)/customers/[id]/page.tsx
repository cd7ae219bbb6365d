import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { orNull } from "#app/or-null.ts";
import { customerOrdersChoice } from "#components/dashboard/customers/customer-choice.ts";
import { CustomerHeading } from "#components/dashboard/customers/customer-heading.tsx";
import { OrderList } from "#components/dashboard/orders/list/order-list.tsx";
import { customerHref } from "#components/dashboard/parts/hrefs.ts";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { getCustomer } from "#lib/accounts/customers/get-customer.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { withOrders } from "../with-orders.ts";

export const metadata: Metadata = { title: "Pelanggan" };

type CustomerPageProps = ListPageProps & { params: Promise<{ id: string }> };

export default async function CustomerPage({ params, searchParams }: CustomerPageProps) {
  const { id } = await params;
  const actor = await requireAdmin(customerHref(id));
  const found = await orNull(getCustomer(actor, id));
  if (!found) return <Missing what="Pelanggan" list="customers" />;
  const [[customer], loaded] = await Promise.all([
    withOrders(actor, [found]),
    loadListPage(customerOrdersChoice(id), searchParams, (query) =>
      listOrders(actor, { ...query, search: "", customer: id }),
    ),
  ]);
  return (
    <>
      {customer ? <CustomerHeading customer={customer} /> : null}
      <h2 className="pb-3 text-base font-bold">Pesanan pelanggan ini</h2>
      <ListBody path={customerHref(id)} what="pesanan" loaded={loaded}>
        <OrderList orders={loaded.data} />
      </ListBody>
    </>
  );
}
