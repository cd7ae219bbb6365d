"use client";

import { useRef, useState } from "react";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DeleteDialog } from "#components/dashboard/parts/delete-dialog.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { Selection } from "#components/dashboard/parts/many/selection.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { SearchBox } from "#components/list/search-box.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ManyProducts } from "../many/many-products.tsx";
import { NoProducts } from "./no-products.tsx";
import { NO_FILTERS, productChoice } from "./product-choice.ts";
import { ProductFilters } from "./product-filters.tsx";
import { ProductList } from "./product-list.tsx";
import type { ProductRow } from "./product-row.ts";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { useDeleteProduct } from "./use-delete-product.ts";
import { type FirstPage, useProductList } from "./use-product-list.ts";

/** The page Kelola Barang: search, filters, and the list with its actions. */
export function ProductManager({ first }: { first: FirstPage }) {
  const { choice, choose, form, query } = useProductList(first);
  const opener = useRef<HTMLElement>(null);
  const deletion = useDeleteProduct(opener);
  const [asked, setAsked] = useState<ProductRow | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { data } = query;

  function ask(product: ProductRow) {
    opener.current = document.activeElement as HTMLElement | null;
    setAsked(product);
    setAsking(true);
  }

  return (
    <Selection>
      <PageHeading
        title="Kelola Barang"
        action={<LinkButton href="/dashboard/product-form">+ Barang Baru</LinkButton>}
      >
        <DottedLine>
          {data ? <span>{`${data.meta.total} barang`}</span> : null}
          <CsvLink href={productChoice.href({ ...choice, page: 1 }, "/api/export/products.csv")} />
          <PageLink href="/dashboard/product-import" className="tap-link">
            Impor CSV
          </PageLink>
        </DottedLine>
      </PageHeading>
      <div className="flex flex-wrap items-center gap-x-3 pb-4 sm:block sm:pb-0">
        <form {...form} className="min-w-0 grow sm:max-w-64 sm:pb-4">
          <SearchBox
            name="q"
            label="Nama Barang"
            placeholder="Masukan Nama Barang"
            value={choice.q}
            onSearch={(q) => choose({ q })}
          />
        </form>
        <ProductFilters choice={choice} onChoose={choose} />
      </div>
      {data ? <ManyProducts products={data.data} /> : null}
      {data && data.data.length > 0 ? (
        <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
          <ProductList
            products={data.data}
            isBusy={query.isFetching || deletion.isPending}
            onDelete={ask}
          />
          <ListPages meta={data.meta} hrefFor={(page) => productChoice.href({ ...choice, page })} />
        </div>
      ) : query.isPending ? (
        <ProductSkeleton />
      ) : (
        <NoProducts
          error={query.error}
          isFiltered={productChoice.isFiltered(choice)}
          onRetry={() => void query.refetch()}
          onShowAll={() => choose({ ...NO_FILTERS, q: "" })}
        />
      )}
      <ListKeys canSearch canSelect />
      <DeleteDialog
        open={isAsking}
        kind="Barang"
        name={asked?.name ?? ""}
        busy={deletion.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => asked && deletion.save(asked.id, { onSettled: () => setAsking(false) })}
      >
        keluar dari toko dan dari semua keranjang. Pesanan yang sudah ada tetap menyimpannya.
      </DeleteDialog>
    </Selection>
  );
}
