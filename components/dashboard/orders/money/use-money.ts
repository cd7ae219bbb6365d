import { conflictWords } from "#components/forms/failure-words.ts";
import { type SaveRequest, useSave } from "#components/forms/use-save.ts";
import { ApiError } from "#lib/http/browser/client.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

/** Posts an entry of an order's money, and refreshes the page. A toast names what the API refused. */
export function useMoney(
  path: string,
  { done, onSettled }: { done: string; onSettled: () => void },
) {
  return useSave({
    request: (body: NonNullable<SaveRequest["body"]>) => ({
      path: `/api/order/${path}`,
      answer: orderAnswer,
      body,
    }),
    successMessage: done,
    errorMessage: (error) =>
      (error instanceof ApiError && Object.values(error.fields)[0]?.[0]) || conflictWords(error),
    onSettled,
    refreshes: () => true,
  });
}
