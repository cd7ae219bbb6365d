import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useStatusDialog } from "#components/dashboard/parts/status-dialog.tsx";
import { useSave } from "#components/forms/use-save.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

/** Deletes a product, and fetches the lists again before the message. `opener` asked for it. */
export function useDeleteProduct(opener: RefObject<HTMLElement | null>) {
  const queries = useQueryClient();
  const showStatus = useStatusDialog();
  return useSave({
    request: (id: string) => ({ path: `/api/product/${id}?_method=delete` }),
    errorMessage: null,
    async onSaved() {
      await queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
      showStatus({ action: "delete", name: "Barang" });
    },
    onFailed(error) {
      showStatus({ action: "delete", name: "Barang", error, opener: opener.current });
      if (hasStatus(error, 404)) void queries.invalidateQueries({ queryKey: PRODUCTS_KEY });
    },
  });
}
