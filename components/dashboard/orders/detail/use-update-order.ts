import { z } from "zod";
import { useSave } from "#components/forms/use-save.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { packingAnswer } from "#lib/orders/parcels/packing-schema.ts";
import { orderView, type UpdateOrderInput } from "#lib/orders/schema.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";
import { orderErrorMessage } from "../order-errors.ts";

const CALLS = {
  admin: { at: "/api/order", answer: z.object({ data: z.array(orderView) }) },
  packer: { at: "/api/packing", answer: packingAnswer },
};

/** A change of the order or a review of a proof, and the toast after it. */
type Saving = { change: UpdateOrderInput | ReviewProofInput; done: string };

type Options = {
  /** The order's number, where the error stands in its row: a conflict takes the row away, so a toast names it. */
  inRowOf?: string;
  /** `packer` sends the order by a call that answers without its money. */
  as?: keyof typeof CALLS | undefined;
};

/** Patches an order or its proof, and refreshes the page. An error stays; a toast says it as well. */
export function useUpdateOrder(path: string, { inRowOf, as = "admin" }: Options = {}) {
  const { save, busy, error, variables } = useSave({
    request: ({ change }: Saving) => ({
      path: `${CALLS[as].at}/${path}?_method=patch`,
      answer: CALLS[as].answer,
      body: change,
    }),
    successMessage: (_answer, { done }) => done,
    errorMessage(error, { change }) {
      if (!inRowOf) return orderErrorMessage(error, change);
      return hasStatus(error, 409) ? `${inRowOf}: ${orderErrorMessage(error, change)}` : null;
    },
    // After a conflict the page behind the notice shows the new status.
    refreshes: (error) => error === null || hasStatus(error, 409),
  });
  return {
    save,
    busy,
    errorMessage: error && variables ? orderErrorMessage(error, variables.change) : null,
  };
}
