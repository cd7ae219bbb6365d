"use client";

import { useRef, useState } from "react";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ManyProducts } from "../many/many-products.tsx";
import { DeleteProductDialog } from "./delete-product-dialog.tsx";
import { NoProducts } from "./no-products.tsx";
import { NO_FILTERS, productChoice } from "./product-choice.ts";
import { ProductFilters } from "./product-filters.tsx";
import { ProductList } from "./product-list.tsx";
import type { ProductRow } from "./product-row.ts";
import { ProductSearch } from "./product-search.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { useDeleteProduct } from "./use-delete-product.ts";
import { type FirstPage, useProductList } from "./use-product-list.ts";

/** The page Kelola Barang: search, filters, and the list with its actions. */
export function ProductManager({ first }: { first: FirstPage }) {
  const { choice, choose, form, query } = useProductList(first);
  const opener = useRef<HTMLElement>(null);
  const deletion = useDeleteProduct(opener);
  const [asked, setAsked] = useState<ProductRow | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data } = query;

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  function ask(product: ProductRow) {
    opener.current = document.activeElement as HTMLElement | null;
    setAsked(product);
  }

  return (
    <>
      <PageHeading title="Kelola Barang">
        <DottedLine>
          {data ? `${data.meta.total} barang` : null}
          <CsvLink href={productChoice.href({ ...choice, page: 1 }, "/api/export/products.csv")} />
          <PageLink
            href="/dashboard/product-import"
            className="link inline-flex min-h-11 items-center"
          >
            Impor CSV
          </PageLink>
        </DottedLine>
      </PageHeading>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <ProductSearch form={form} q={choice.q} onSearch={(q) => choose({ q })} />
        <ProductFilters choice={choice} onChoose={choose} />
        <LinkButton href="/dashboard/product-form" className="min-h-12">
          + Barang Baru
        </LinkButton>
      </div>
      {data ? (
        <ManyProducts
          products={data.data}
          selected={selected}
          onSelect={(ids) => setSelected(new Set(ids))}
        />
      ) : null}
      {data && data.data.length > 0 ? (
        <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
          <ProductList
            products={data.data}
            isBusy={query.isFetching || deletion.isPending}
            deletedId={deletion.isPending ? (deletion.variables ?? null) : null}
            onDelete={ask}
            selected={selected}
            onSelect={toggle}
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
      <DeleteProductDialog
        product={asked}
        busy={deletion.isPending}
        onClose={() => setAsked(null)}
        onConfirm={(id) => deletion.save(id, { onSettled: () => setAsked(null) })}
      />
    </>
  );
}
