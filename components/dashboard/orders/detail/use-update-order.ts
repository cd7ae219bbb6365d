import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { orderView, type UpdateOrderInput } from "#lib/orders/schema.ts";

const answer = z.object({ data: z.array(orderView) });

type Failure = { message: string; lang: "en" | "id" };

/** The server's own words where it said some: they are English. */
function failureOf(error: unknown): Failure {
  if (error instanceof ApiError && error.status > 0) return { message: error.message, lang: "en" };
  const message = "Perubahan belum tersimpan. Periksa koneksi, lalu coba lagi.";
  return { message, lang: "id" };
}

/** Saves one change of an order and shows the page anew; a failure is toasted and kept. */
export function useUpdateOrder(id: string) {
  const router = useRouter();
  const [saving, setSaving] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function save(change: UpdateOrderInput, saved: string): Promise<boolean> {
    setSaving(true);
    setFailure(null);
    try {
      await callApi("POST", `/api/order/${id}?_method=patch`, answer, { body: change });
      toast.success(saved);
      startRefresh(() => router.refresh());
      return true;
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      toast.error(failed.message);
      // The order has moved on: the page behind the notice shows where it stands now.
      if (error instanceof ApiError && error.status === 409) startRefresh(() => router.refresh());
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, busy: saving || refreshing, failure };
}
