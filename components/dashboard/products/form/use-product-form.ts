import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDraftForm } from "#components/dashboard/parts/draft-form/use-draft-form.ts";
import { useSaveForm } from "#components/dashboard/parts/draft-form/use-save-form.ts";
import { type ProductView, productAnswer, productInput } from "#lib/catalogue/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import { shopHref } from "../../parts/hrefs.ts";
import { PRODUCTS_KEY } from "../list/products-key.ts";
import {
  changedValues,
  EMPTY_VALUES,
  type FormValues,
  valuesOf,
  valuesOfCopy,
} from "./form-values.ts";

/** A product to edit, one to copy, or none. */
export type Opened = { product: ProductView | null; copyOf: ProductView | null };

function openedValues({ product, copyOf }: Opened): FormValues {
  if (product) return valuesOf(product);
  return copyOf ? valuesOfCopy(copyOf) : EMPTY_VALUES;
}

/** Draft keys: one for each product, for each copy, and for a new product. */
function draftKey({ product, copyOf }: Opened): string {
  if (product) return `product-draft:${product.id}`;
  return copyOf ? `product-draft:after-${copyOf.id}` : "product-draft:new";
}

/** Returns the present stock of a conflict. */
function stockNow(error: Error): number | null {
  if (!hasStatus(error, 409)) return null;
  return typeof error.body.stock === "number" ? error.body.stock : null;
}

/**
 * State and save of the product form. The server compares the stock with the one that the admin saw; after a
 * conflict the present one is shown beside its field.
 */
export function useProductForm({ product, copyOf }: Opened) {
  const queries = useQueryClient();
  const [freshStock, setFreshStock] = useState<number | null>(null);
  const state = useDraftForm<FormValues>({
    opened: openedValues({ product, copyOf }),
    pictured: product,
    slotCount: IMAGE_SLOTS.length,
    schema: productInput(product),
    changed: changedValues,
    draftKey: draftKey({ product, copyOf }),
    // Sent only together with a stock.
    extraValues: (words, base) =>
      product && words.stock !== undefined
        ? { stock_seen: base.stock }
        : ({} as Record<string, string>),
    onRestore({ stock_seen }, setBase) {
      if (stock_seen !== undefined) setBase({ stock: stock_seen });
    },
  });
  const save = useSaveForm(state, {
    path: product ? `/api/product/${product.id}?_method=patch` : "/api/product",
    answer: productAnswer,
    name: "Barang",
    list: "/dashboard/product",
    pictureErrors: "on-slots",
    nextLinks: ({ data }) => [
      { href: shopHref(data.id), label: "Lihat di toko" },
      { href: "/dashboard/product-form", label: "Barang lain" },
    ],
    // The list page fetches it again.
    onSaved: () => queries.removeQueries({ queryKey: PRODUCTS_KEY }),
    onError(error) {
      const stock = stockNow(error);
      if (stock === null) return false;
      setFreshStock(stock);
      state.setBase({ stock: String(stock) });
      const message = `Stock berubah sejak formulir dibuka: sekarang ${stock}. Periksa lagi, lalu simpan.`;
      state.form.setError("stock", { type: "moved", message }, { shouldFocus: true });
      return true;
    },
  });

  function discard() {
    state.discard();
    setFreshStock(null);
  }

  return { state: { ...state, discard }, save, freshStock };
}
