import type { Metadata } from "next";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { ColumnGuide } from "#components/dashboard/products/import/column-guide.tsx";
import { ProductImport } from "#components/dashboard/products/import/product-import.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Impor Barang" };

export default async function ProductImportPage() {
  await requireAdmin("/dashboard/product-import");
  return (
    <>
      <PageHeading back="products" title="Impor Barang" />
      <div className="flex flex-col gap-4">
        <Panel title="Tambah banyak barang lewat berkas">
          <ProductImport />
        </Panel>
        <Panel title="Isi kolom">
          <ColumnGuide />
        </Panel>
      </div>
    </>
  );
}
