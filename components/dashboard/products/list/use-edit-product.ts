import { useQueryClient } from "@tanstack/react-query";
import { useSave } from "#components/forms/use-save.ts";
import { priceField, stockField } from "#lib/catalogue/product-fields.ts";
import { productAnswer } from "#lib/catalogue/schema.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import type { Page } from "#lib/paging.ts";
import { formatPrice } from "#lib/rupiah.ts";
import { type ProductRow, toProductRow } from "./product-row.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

export type EditedField = "stock" | "price";

const FIELDS = { stock: stockField, price: priceField };

const NOT_SAVED = "Belum tersimpan. Periksa koneksi, lalu coba lagi.";

/** Returns a typed stock or price as the row holds it, or the error of it. */
export function readTyped(
  field: EditedField,
  typed: string,
): Pick<ProductRow, "stock"> | Pick<ProductRow, "price"> | { error: string } {
  const { success, data, error } = FIELDS[field].safeParse(typed);
  if (!success) return { error: error.issues[0]?.message ?? NOT_SAVED };
  return field === "stock" ? { stock: data } : { price: String(data) };
}

/** Returns the present value of the field after a conflict; null for another error. */
function freshValue(error: Error, field: EditedField): Partial<ProductRow> | null {
  if (!hasStatus(error, 409)) return null;
  const { stock, price } = error.body;
  if (field === "stock" && typeof stock === "number") return { stock };
  return field === "price" && typeof price === "string" ? { price } : null;
}

function wordsFor(error: Error, field: EditedField): string {
  const fresh = freshValue(error, field);
  if (fresh?.stock !== undefined) return `Stock berubah: sekarang ${fresh.stock}.`;
  if (fresh?.price !== undefined) return `Harga berubah: sekarang ${formatPrice(fresh.price)}.`;
  if (hasStatus(error, 404)) return "Barang ini sudah dihapus.";
  const told = error instanceof ApiError ? error.fields[field]?.[0] : undefined;
  return told ?? NOT_SAVED;
}

/**
 * Saves one field of a row. The row shows the new value at once, and after an error the present one. The
 * server compares with the value that the admin saw, as for the product form.
 */
export function useEditProduct(product: ProductRow, field: EditedField) {
  const queries = useQueryClient();
  function show(change: Partial<ProductRow>) {
    queries.setQueriesData<Page<ProductRow>>(
      { queryKey: PRODUCTS_KEY },
      (page) =>
        page && {
          ...page,
          data: page.data.map((row) => (row.id === product.id ? { ...row, ...change } : row)),
        },
    );
  }
  type Edit = { change: Partial<ProductRow>; seen: ProductRow };
  const { save, error, reset } = useSave({
    onStart: ({ change }: Edit) => show(change),
    request: ({ change, seen }: Edit) => ({
      path: `/api/product/${product.id}?_method=patch`,
      answer: productAnswer,
      body: { ...change, [`${field}_seen`]: seen[field] },
    }),
    errorMessage: null,
    onSaved: ({ data }) => show({ isSold: undefined, ...toProductRow(data) }),
    onFailed: (error, { seen }) => show(freshValue(error, field) ?? { [field]: seen[field] }),
  });
  return {
    edit: (change: Partial<ProductRow>) => save({ change, seen: product }),
    errorMessage: error && wordsFor(error, field),
    reset,
  };
}
