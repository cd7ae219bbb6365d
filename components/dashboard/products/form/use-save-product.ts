import { useQueryClient } from "@tanstack/react-query";
import { useSaveForm } from "#components/dashboard/parts/draft-form/use-save-form.ts";
import { type ProductView, productAnswer } from "#lib/catalogue/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { shopHref } from "../../parts/hrefs.ts";
import { PRODUCTS_KEY } from "../list/products-key.ts";
import type { ProductFormState } from "./use-product-form.ts";

/** Returns the present stock of a conflict. */
function freshStock(error: unknown): number | null {
  if (!hasStatus(error, 409)) return null;
  return typeof error.body.stock === "number" ? error.body.stock : null;
}

/** Saves a product. After a conflict the present stock is shown beside its field. */
export function useSaveProduct(product: ProductView | null, state: ProductFormState) {
  const queries = useQueryClient();
  return useSaveForm(state, {
    path: product ? `/api/product/${product.id}?_method=patch` : "/api/product",
    answer: productAnswer,
    name: "Barang",
    list: "/dashboard/product",
    pictureErrors: "on-slots",
    waysOn: ({ data }) => [
      { href: shopHref(data.id), label: "Lihat di toko" },
      { href: "/dashboard/product-form", label: "Barang lain" },
    ],
    // The list page fetches it again.
    onSaved: () => queries.removeQueries({ queryKey: PRODUCTS_KEY }),
    onRefused(error) {
      const stock = freshStock(error);
      if (stock === null) return false;
      state.takeFreshStock(stock);
      const message = `Stock berubah sejak formulir dibuka: sekarang ${stock}. Periksa lagi, lalu simpan.`;
      state.form.setError("stock", { type: "moved", message }, { shouldFocus: true });
      return true;
    },
  });
}
