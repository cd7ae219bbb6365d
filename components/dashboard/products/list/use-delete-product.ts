import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useStatusDialog } from "#components/dashboard/parts/status-dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

const anyAnswer = z.unknown();

/** Deletes a product, and refreshes the lists before it reports success. */
export function useDeleteProduct() {
  const queries = useQueryClient();
  const showStatus = useStatusDialog();
  return useMutation({
    mutationFn: (id: string) => callApi("POST", `/api/product/${id}?_method=delete`, anyAnswer),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
      showStatus({ action: "delete", name: "Barang" });
    },
    onError(error) {
      const isGone = error instanceof ApiError && error.status === 404;
      toast.error(
        isGone ? "Barang ini sudah dihapus." : "Barang belum terhapus. Coba sekali lagi.",
      );
      if (isGone) void queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
    },
  });
}
