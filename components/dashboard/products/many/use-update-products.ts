import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { type ProductChangeResult, updateProductsAnswer } from "#lib/catalogue/schema.ts";
import { formatPrice } from "#lib/rupiah.ts";
import type { ManyOutcome } from "../../parts/many/many-results.tsx";
import { PRODUCTS_KEY } from "../list/products-key.ts";
import { doneWords, type ManyChanges, planUndo } from "./plan-changes.ts";

const NOT_SAVED = "Belum tersimpan. Periksa koneksi, lalu coba lagi.";

type Input = ManyChanges & { isUndo?: true };

function errorMessageOf({ result, stock, price, message }: ProductChangeResult): string {
  switch (result) {
    case "conflict":
      return stock === null || price === null
        ? message
        : `Sudah diubah sementara itu: sekarang ${formatPrice(price)}, stock ${stock}`;
    case "not-found":
      return "Barang ini sudah dihapus";
    case "invalid":
      return message;
    default:
      return NOT_SAVED;
  }
}

/** Changes many products. Each has its own result. `undo` takes the last change back; null where nothing does. */
export function useUpdateProducts(onDone: (outcome: ManyOutcome) => void) {
  const queries = useQueryClient();
  const [undo, setUndo] = useState<Input | null>(null);
  const { save, busy, error, reset } = useSave({
    request: ({ changes }: Input) => ({
      path: "/api/product?_method=patch",
      answer: updateProductsAnswer,
      body: { changes },
    }),
    // Only a change from the dialog has a place that shows it.
    errorMessage: (_error, { isUndo }) => (isUndo ? NOT_SAVED : null),
    async onSaved({ data }, { products, changes, isUndo }) {
      await queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
      const saved = new Set<string>();
      const results = products.map((product, at) => {
        const { id, name } = product;
        const [result, change] = [data[at], changes[at]];
        if (!result || !change) return { id, name, words: NOT_SAVED, isSaved: false };
        const isSaved = result.result === "saved";
        if (isSaved) saved.add(id);
        const words = isSaved ? doneWords(product, change) : errorMessageOf(result);
        return { id, name, words, isSaved };
      });
      const back = isUndo ? null : planUndo({ products, changes }, saved);
      setUndo(back && { ...back, isUndo: true });
      onDone({ change: isUndo ? "barang dikembalikan" : "barang diubah", results });
    },
  });
  return { save, undo, busy, reset, errorMessage: error ? NOT_SAVED : null };
}
