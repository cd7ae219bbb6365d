import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CustomerList } from "#components/dashboard/customers/customer-list.tsx";
import { CustomerSearch } from "#components/dashboard/customers/customer-search.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import {
  listHref,
  readPage,
  readText,
  type SearchParams,
} from "#components/dashboard/parts/list/list-address.ts";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { listCustomers } from "#lib/accounts/list-customers.ts";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { withOrders } from "./with-orders.ts";

export const metadata: Metadata = { title: "Lihat Pelanggan" };

const PATH = "/dashboard/customers";
const PER_PAGE = 50;

type CustomersPageProps = { searchParams: Promise<SearchParams> };

export default async function CustomersPage({ searchParams }: CustomersPageProps) {
  const actor = await requireAdmin(PATH);
  const address = await searchParams;
  const search = readText(address, "search");
  const query = { search, q: "", page: readPage(address), per_page: PER_PAGE };
  const { data, meta } = await listCustomers(actor, query);
  const hrefFor = (page: number) => listHref(PATH, { search }, page);
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return (
    <>
      <PageHeading title="Lihat Pelanggan">
        {meta.total} pelanggan ·{" "}
        <CsvLink href={listHref("/api/export/customers.csv", { search })} />
      </PageHeading>
      <CustomerSearch path={PATH} search={search} />
      {data.length === 0 ? (
        <NothingFound path={PATH} what="pelanggan" filtered={search !== ""} />
      ) : (
        <>
          <CustomerList customers={await withOrders(actor, data)} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
