import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { customerChoice } from "#components/dashboard/customers/customer-choice.ts";
import { CustomerList } from "#components/dashboard/customers/customer-list.tsx";
import { CustomerSearch } from "#components/dashboard/customers/customer-search.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { listCustomers } from "#lib/accounts/list-customers.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { withOrders } from "./with-orders.ts";

export const metadata: Metadata = { title: "Lihat Pelanggan" };

export default async function CustomersPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(customerChoice.path);
  const { data, meta, choice, isFiltered, hrefFor } = await loadListPage(
    customerChoice,
    searchParams,
    (query) => listCustomers(actor, { ...query, q: "" }),
  );
  return (
    <>
      <PageHeading title="Lihat Pelanggan">
        <DottedLine>
          {`${meta.total} pelanggan`}
          <CsvLink
            href={customerChoice.href({ ...choice, page: 1 }, "/api/export/customers.csv")}
          />
        </DottedLine>
      </PageHeading>
      <CustomerSearch />
      {data.length === 0 ? (
        <NothingFound path={customerChoice.path} what="pelanggan" filtered={isFiltered} />
      ) : (
        <>
          <CustomerList customers={await withOrders(actor, data)} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
      <ListKeys canSearch />
    </>
  );
}
