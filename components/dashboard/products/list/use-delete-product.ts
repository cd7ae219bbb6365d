import { useQueryClient } from "@tanstack/react-query";
import { useStatusDialog } from "#components/dashboard/parts/status-dialog.tsx";
import { useSave } from "#components/forms/use-save.ts";
import { hasStatus } from "#lib/http/client.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

/** Deletes a product, and fetches the lists again before the message. */
export function useDeleteProduct() {
  const queries = useQueryClient();
  const showStatus = useStatusDialog();
  return useSave({
    request: (id: string) => ({ path: `/api/product/${id}?_method=delete` }),
    words: (error) =>
      hasStatus(error, 404)
        ? "Barang ini sudah dihapus."
        : "Barang belum terhapus. Coba sekali lagi.",
    async onSaved() {
      await queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
      showStatus({ action: "delete", name: "Barang" });
    },
    onFailed(error) {
      if (hasStatus(error, 404)) void queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
    },
  });
}
