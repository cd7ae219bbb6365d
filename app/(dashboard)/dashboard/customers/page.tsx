import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CsvLink } from "#components/dashboard/csv-link.tsx";
import { CustomerList } from "#components/dashboard/customer-list.tsx";
import {
  listHref,
  readPage,
  readText,
  type SearchParams,
} from "#components/dashboard/list-address.ts";
import { ListPages } from "#components/dashboard/list-pages.tsx";
import { NothingFound } from "#components/dashboard/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/page-heading.tsx";
import { SearchForm } from "#components/dashboard/search-form.tsx";
import { listCustomers } from "#lib/accounts/list-customers.ts";
import { requireAdmin } from "#lib/auth/current-user.ts";

export const metadata: Metadata = { title: "Lihat Pelanggan" };

const PATH = "/dashboard/customers";
const PER_PAGE = 50;

type CustomersPageProps = { searchParams: Promise<SearchParams> };

export default async function CustomersPage({ searchParams }: CustomersPageProps) {
  const actor = await requireAdmin(PATH);
  const search = await searchParams;
  const q = readText(search, "q");
  const query = { q, page: readPage(search), per_page: PER_PAGE };
  const { data: customers, meta } = await listCustomers(actor, query);
  const hrefFor = (page: number) => listHref(PATH, { q }, page);
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return (
    <>
      <PageHeading title="Lihat Pelanggan">
        {meta.total} pelanggan · <CsvLink href={listHref("/api/export/customers.csv", { q })} />
      </PageHeading>
      <SearchForm
        path={PATH}
        label="Nama atau e-mail"
        placeholder="Nama atau e-mail"
        q={q}
        canClear={q !== "" && meta.total > 0}
      />
      {customers.length === 0 ? (
        <NothingFound path={PATH} what="pelanggan" filtered={q !== ""} />
      ) : (
        <>
          <CustomerList customers={customers} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
