import type { Metadata } from "next";
import { createLoader, parseAsString, type SearchParams } from "nuqs/server";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { ProductForm } from "#components/dashboard/products/form/product-form.tsx";
import { findProduct } from "#lib/catalogue/get-product.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Barang Baru" };

const readQuery = createLoader({ copy: parseAsString.withDefault("") });

type NewProductPageProps = { searchParams: Promise<SearchParams> };

/** The form of a new product; `?copy=<id>` fills in a copy of another. */
export default async function NewProductPage({ searchParams }: NewProductPageProps) {
  await requireAdmin("/dashboard/product-form");
  const copyOf = await findProduct((await readQuery(searchParams)).copy);
  return (
    <>
      <PageHeading back="products" title="Barang Baru">
        {copyOf ? `Disalin dari ${copyOf.name}, tanpa gambarnya` : null}
      </PageHeading>
      <ProductForm key={copyOf?.id} product={null} copyOf={copyOf} />
    </>
  );
}
