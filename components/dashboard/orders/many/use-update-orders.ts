import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import type { OrderStatus } from "#lib/orders/order-status.ts";
import { type OrderChangeResult, updateOrdersAnswer } from "#lib/orders/schema.ts";
import { conflictWords, NOT_SAVED, ORDER_GONE } from "../order-failure.ts";
import type { SelectableOrder } from "./order-selection.tsx";

type Input = { orders: readonly SelectableOrder[]; status: OrderStatus; restock: boolean };

export type ManyResult = {
  id: string;
  orderNo: string;
  /** Null for a change that was made. */
  failure: string | null;
};

function failureOf({ result, status }: OrderChangeResult, seen: OrderStatus): string | null {
  switch (result) {
    case "saved":
      return null;
    case "conflict":
      return conflictWords(status, seen);
    case "not-found":
      return ORDER_GONE;
    case "failed":
      return NOT_SAVED;
  }
}

/** Sets the status of many orders. Each has its own result. */
export function useUpdateOrders(onDone: (results: ManyResult[]) => void) {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const { save, busy, error, reset } = useSave({
    request: ({ orders, status, restock }: Input) => ({
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
      setStatus(status);
      onDone(
        orders.map(({ id, order_no: orderNo, status: seen }, at) => {
          const result = data[at];
          return { id, orderNo, failure: result ? failureOf(result, seen) : NOT_SAVED };
        }),
      );
    },
    refreshes: (error) => error === null,
  });
  return { save, busy, reset, status, failure: error ? NOT_SAVED : null };
}
