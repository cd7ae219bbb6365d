import { z } from "zod";
import { useSave } from "#components/forms/use-save.ts";
import { ApiError, hasStatus } from "#lib/http/client.ts";
import { orderView, type UpdateOrderInput } from "#lib/orders/schema.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";

const answer = z.object({ data: z.array(orderView) });

/** A change of the order, or a verdict on one of its proofs, and the toast that says it is saved. */
type Saving = { change: UpdateOrderInput | ReviewProofInput; done: string };

type Failure = { message: string; lang: "en" | "id" };

/** The server's own words where it said some: they are English. */
function failureOf(error: Error): Failure {
  if (error instanceof ApiError && error.status > 0) return { message: error.message, lang: "en" };
  const message = "Perubahan belum tersimpan. Periksa koneksi, lalu coba lagi.";
  return { message, lang: "id" };
}

/** Patches an order, or what lies below it, and shows the page anew; a failure is toasted and kept. */
export function useUpdateOrder(path: string) {
  const { save, busy, error } = useSave({
    request: ({ change }: Saving) => ({
      path: `/api/order/${path}?_method=patch`,
      answer,
      body: change,
    }),
    done: (_answer, { done }) => done,
    words: (error) => failureOf(error).message,
    // Where the order has moved on, the page behind the notice shows where it stands now.
    refreshes: (error) => error === null || hasStatus(error, 409),
  });
  return { save, busy, failure: error && failureOf(error) };
}
