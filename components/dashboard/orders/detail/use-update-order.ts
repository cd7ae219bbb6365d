import { z } from "zod";
import { useSave } from "#components/forms/use-save.ts";
import { ApiError, hasStatus } from "#lib/http/client.ts";
import { orderView, type UpdateOrderInput } from "#lib/orders/schema.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";

const answer = z.object({ data: z.array(orderView) });

/** A change of the order or a review of a proof, and the toast after it. */
type Saving = { change: UpdateOrderInput | ReviewProofInput; done: string };

type Failure = { message: string; lang: "en" | "id" };

/** Returns the server's message, which is English, or a general one in Indonesian. */
function failureOf(error: Error): Failure {
  if (error instanceof ApiError && error.status > 0) return { message: error.message, lang: "en" };
  const message = "Perubahan belum tersimpan. Periksa koneksi, lalu coba lagi.";
  return { message, lang: "id" };
}

/** Patches an order or its proof, and refreshes the page. An error is a toast and stays. */
export function useUpdateOrder(path: string) {
  const { save, busy, error } = useSave({
    request: ({ change }: Saving) => ({
      path: `/api/order/${path}?_method=patch`,
      answer,
      body: change,
    }),
    done: (_answer, { done }) => done,
    words: (error) => failureOf(error).message,
    // After a conflict the page behind the notice shows the new status.
    refreshes: (error) => error === null || hasStatus(error, 409),
  });
  return { save, busy, failure: error && failureOf(error) };
}
