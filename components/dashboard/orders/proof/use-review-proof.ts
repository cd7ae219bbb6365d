import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { orderView } from "#lib/orders/schema.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";

const answer = z.object({ data: z.array(orderView) });
const OFFLINE = "Perubahan belum tersimpan. Periksa koneksi, lalu coba lagi.";

/** Gives a proof its verdict and shows the page anew; also where another admin was faster. */
export function useReviewProof(orderId: string, proofId: string) {
  const router = useRouter();
  const [saving, setSaving] = useState(false);
  const [refreshing, startRefresh] = useTransition();

  async function review(verdict: ReviewProofInput, done: string): Promise<boolean> {
    setSaving(true);
    try {
      const path = `/api/order/${orderId}/proof/${proofId}?_method=patch`;
      await callApi("POST", path, answer, { body: verdict });
      toast.success(done);
      startRefresh(() => router.refresh());
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0;
      toast.error(isRefused ? error.message : OFFLINE);
      if (isRefused && error.status === 409) startRefresh(() => router.refresh());
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { review, busy: saving || refreshing };
}
