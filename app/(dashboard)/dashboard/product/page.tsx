import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import {
  productsPath,
  readChoice,
  toProductQuery,
} from "#components/dashboard/products/list/list-choice.ts";
import { ProductManager } from "#components/dashboard/products/list/product-manager.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";

export const metadata: Metadata = { title: "Kelola Barang" };

type ProductPageProps = { searchParams: Promise<SearchParams> };

export default async function ProductPage({ searchParams }: ProductPageProps) {
  await requireAdmin("/dashboard/product");
  const choice = await readChoice(searchParams);
  const page = await listProducts(toProductQuery(choice));
  return <ProductManager first={{ path: productsPath(choice), page }} />;
}
