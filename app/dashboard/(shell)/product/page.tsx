import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { productChoice, productsPath } from "#components/dashboard/products/list/product-choice.ts";
import { ProductManager } from "#components/dashboard/products/list/product-manager.tsx";
import { toProductRow } from "#components/dashboard/products/list/product-row.ts";
import { readTally } from "#lib/cache/catalogue.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Kelola Barang" };

export default async function ProductPage({ searchParams }: ListPageProps) {
  await requireAdmin(productChoice.path);
  const { choice, data, meta } = await loadListPage(productChoice, searchParams, (query) =>
    listProducts(productQuery.parse({ ...query, match: "name" }), "primary", readTally),
  );
  const page = { data: data.map(toProductRow), meta };
  return <ProductManager first={{ path: productsPath(choice), page }} />;
}
