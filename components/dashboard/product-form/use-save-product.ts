import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { showFieldErrors } from "#components/accounts/field-errors.ts";
import { useStatusDialog } from "#components/dashboard/status-dialog.tsx";
import { IMAGE_SLOTS, type ProductView, productAnswer } from "#lib/catalogue/schema.ts";
import { ApiError } from "#lib/http/client.ts";
import { uploadForm } from "#lib/http/upload-client.ts";
import { PRODUCTS_KEY } from "../product-list/products-key.ts";
import { putSlot } from "./picture-slots.ts";
import { toFormData } from "./to-form-data.ts";
import type { ProductFormState } from "./use-product-form.ts";

/** The fresh figure of a stock that moved while the form was open. */
function freshStock(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return typeof error.body.stock === "number" ? error.body.stock : null;
}

/** Sends what changed, with its progress, and leads back to the list; a refusal stays in the form. */
export function useSaveProduct(product: ProductView | null, state: ProductFormState) {
  const router = useRouter();
  const queries = useQueryClient();
  const showStatus = useStatusDialog();
  const [progress, setProgress] = useState<number | null>(null);

  function showRefusal(error: Error) {
    const stock = freshStock(error);
    if (stock !== null) {
      state.takeFreshStock(stock);
      const message = `Stock berubah sejak formulir dibuka: sekarang ${stock}. Periksa lagi, lalu simpan.`;
      state.form.setError("stock", { type: "moved", message }, { shouldFocus: true });
      return;
    }
    showFieldErrors(error, state.form);
    const fields = error instanceof ApiError ? error.fields : {};
    state.setSlots((slots) =>
      IMAGE_SLOTS.reduce(
        (after, slot, at) => putSlot(after, at, { error: fields[slot]?.[0] ?? null }),
        slots,
      ),
    );
  }

  const mutation = useMutation({
    mutationFn() {
      const path = product ? `/api/product/${product.id}?_method=patch` : "/api/product";
      const words = product ? state.words : state.form.getValues();
      const body = toFormData({ ...state, words });
      if (Object.keys(state.pictures).length > 0) setProgress(0);
      return uploadForm(path, productAnswer, { body, onProgress: setProgress });
    },
    onSuccess() {
      state.endDraft();
      // The list comes afresh with its page.
      queries.removeQueries({ queryKey: PRODUCTS_KEY });
      showStatus({ action: product ? "update" : "create", name: "Barang" });
      router.push("/dashboard/product");
    },
    onError: showRefusal,
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}
