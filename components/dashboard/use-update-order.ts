import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { orderView, type UpdateOrderInput } from "#lib/orders/schema.ts";

const answer = z.object({ data: z.array(orderView) });

const NO_CONNECTION = "Server tidak terjangkau. Periksa koneksi, lalu coba lagi.";

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "Perubahan tidak tersimpan. Silakan coba lagi.";
  if (error.status === 0) return NO_CONNECTION;
  return error.message;
}

/** Saves one change of an order and shows the page anew; a failure is toasted and kept. */
export function useUpdateOrder(id: string) {
  const router = useRouter();
  const [saving, setSaving] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);

  async function save(change: UpdateOrderInput, saved: string): Promise<boolean> {
    setSaving(true);
    setFailure(null);
    try {
      await callApi("POST", `/api/order/${id}?_method=patch`, answer, { body: change });
      toast.success(saved);
      startRefresh(() => router.refresh());
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      toast.error(messageOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, busy: saving || refreshing, failure };
}
