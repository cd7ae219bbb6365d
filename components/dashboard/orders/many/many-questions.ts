import type { OrderStatus } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { statusQuestions } from "../detail/status-question.ts";

/** What the actions on many orders need of each. */
export type SelectableOrder = Pick<
  OrderView,
  "id" | "order_no" | "status" | "payment_status" | "resi" | "holds_stock"
>;

type ManyQuestion = { question: string; orderNos: string[] };

/** Returns the orders that a status would change. */
export function ordersToChange(
  orders: readonly SelectableOrder[],
  to: OrderStatus,
): SelectableOrder[] {
  return orders.filter(({ status }) => status !== to);
}

/** Returns the questions that each order would ask alone, once, with the orders that ask it. */
export function manyQuestions(orders: readonly SelectableOrder[], to: OrderStatus): ManyQuestion[] {
  const asked = new Map<string, string[]>();
  for (const order of ordersToChange(orders, to)) {
    for (const question of statusQuestions(order, to)) {
      asked.set(question, [...(asked.get(question) ?? []), order.order_no]);
    }
  }
  return [...asked].map(([question, orderNos]) => ({ question, orderNos }));
}
