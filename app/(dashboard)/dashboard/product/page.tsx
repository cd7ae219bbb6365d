import type { Metadata } from "next";
import { redirect } from "next/navigation";
import {
  listHref,
  readPage,
  readText,
  type SearchParams,
} from "#components/dashboard/list-address.ts";
import { ListPages } from "#components/dashboard/list-pages.tsx";
import { NothingFound } from "#components/dashboard/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/page-heading.tsx";
import { ProductList } from "#components/dashboard/product-list.tsx";
import { SearchForm } from "#components/dashboard/search-form.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";

export const metadata: Metadata = { title: "Kelola Barang" };

const PATH = "/dashboard/product";

type ProductPageProps = { searchParams: Promise<SearchParams> };

export default async function ProductPage({ searchParams }: ProductPageProps) {
  await requireAdmin(PATH);
  const search = await searchParams;
  const q = readText(search, "q");
  const query = { ...productQuery.parse({ q, per_page: "20" }), page: readPage(search) };
  const { data: products, meta } = await listProducts(query);
  const hrefFor = (page: number) => listHref(PATH, { q }, page);
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return (
    <>
      <PageHeading title="Kelola Barang">{meta.total} barang</PageHeading>
      <SearchForm
        path={PATH}
        label="Nama Barang"
        placeholder="Masukan Nama Barang"
        q={q}
        canClear={q !== "" && meta.total > 0}
      />
      {products.length === 0 ? (
        <NothingFound path={PATH} what="barang" filtered={q !== ""} />
      ) : (
        <>
          <ProductList products={products} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
