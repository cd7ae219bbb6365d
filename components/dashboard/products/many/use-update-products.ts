import { useQueryClient } from "@tanstack/react-query";
import { useSave } from "#components/forms/use-save.ts";
import { type ProductChangeResult, updateProductsAnswer } from "#lib/catalogue/schema.ts";
import { formatPrice } from "#lib/rupiah.ts";
import type { ManyOutcome } from "../../parts/many/many-results.tsx";
import type { ProductRow } from "../list/product-row.ts";
import { PRODUCTS_KEY } from "../list/products-key.ts";
import type { PlannedChange } from "./plan-changes.ts";

const NOT_SAVED = "Belum tersimpan. Periksa koneksi, lalu coba lagi.";

type Input = { products: readonly ProductRow[]; changes: PlannedChange[]; done: string };

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

/** Changes many products. Each has its own result. */
export function useUpdateProducts(onDone: (outcome: ManyOutcome) => void) {
  const queries = useQueryClient();
  const { save, busy, error, reset } = useSave({
    request: ({ changes }: Input) => ({
      path: "/api/product?_method=patch",
      answer: updateProductsAnswer,
      body: { changes },
    }),
    errorMessage: null,
    async onSaved({ data }, { products, done }) {
      await queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
      const results = products.map(({ id, name }, at) => {
        const result = data[at];
        const isSaved = result?.result === "saved";
        const words = isSaved ? done : result ? errorMessageOf(result) : NOT_SAVED;
        return { id, name, words, isSaved };
      });
      onDone({ change: "barang diubah", results });
    },
  });
  return { save, busy, reset, errorMessage: error ? NOT_SAVED : null };
}
