import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { customerChoice } from "#components/dashboard/customers/customer-choice.ts";
import { CustomerList } from "#components/dashboard/customers/customer-list.tsx";
import { CustomerSearch } from "#components/dashboard/customers/customer-search.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { listCustomers } from "#lib/accounts/customers/list-customers.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { withOrders } from "./with-orders.ts";

export const metadata: Metadata = { title: "Lihat Pelanggan" };

export default async function CustomersPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(customerChoice.path);
  const loaded = await loadListPage(customerChoice, searchParams, (query) =>
    listCustomers(actor, { ...query, q: "" }),
  );
  const { data, meta, choice } = loaded;
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
      <ListBody path={customerChoice.path} what="pelanggan" loaded={loaded}>
        <CustomerList customers={await withOrders(actor, data)} />
      </ListBody>
      <ListKeys canSearch />
    </>
  );
}
