import { useSave } from "#components/forms/use-save.ts";
import { type OrderChangeResult, updateOrdersAnswer } from "#lib/orders/schema.ts";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";
import { orderDetailHref } from "../../parts/hrefs.ts";
import type { ManyOutcome } from "../../parts/many/many-results.tsx";
import { NOT_SAVED, ORDER_GONE, orderConflictMessage } from "../order-errors.ts";
import type { SelectableOrder } from "./many-questions.ts";

export type StatusForMany = {
  orders: readonly SelectableOrder[];
  status: OrderStatus;
  restock: boolean;
};

/** Returns why an order was not changed; null where it was. */
function errorMessageOf({ result, status }: OrderChangeResult, seen: OrderStatus): string | null {
  switch (result) {
    case "saved":
      return null;
    case "conflict":
      return orderConflictMessage(status, seen);
    case "not-found":
      return ORDER_GONE;
    case "failed":
      return NOT_SAVED;
  }
}

/** Sets the status of many orders. Each has its own result. */
export function useUpdateOrders(onDone: (outcome: ManyOutcome) => void) {
  const { save, busy, error, reset } = useSave({
    request: ({ orders, status, restock }: StatusForMany) => ({
      path: "/api/order?_method=patch",
      answer: updateOrdersAnswer,
      body: {
        changes: orders.map((order) => ({
          id: order.id,
          status,
          status_seen: order.status,
          ...(status === "Return" ? { restock } : {}),
        })),
      },
    }),
    errorMessage: null,
    onSaved({ data }, { orders, status }) {
      const results = orders.map(({ id, order_no: name, status: seen }, at) => {
        const result = data[at];
        const errorMessage = result ? errorMessageOf(result, seen) : NOT_SAVED;
        const isSaved = errorMessage === null;
        return { id, name, href: orderDetailHref(id), words: errorMessage ?? status, isSaved };
      });
      onDone({ change: `pesanan menjadi ${status}`, results });
    },
    refreshes: (error) => error === null,
  });
  return { save, busy, reset, errorMessage: error ? NOT_SAVED : null };
}
