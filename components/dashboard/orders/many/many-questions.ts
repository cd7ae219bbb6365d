import type { OrderView } from "#lib/orders/schema.ts";
import { type OrderStatus, saysMoneyCame } from "#lib/orders/status/order-status.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { statusQuestions } from "../detail/status-question.ts";

/** Fields of an order that the actions on many need. */
export type SelectableOrder = Pick<
  OrderView,
  "id" | "order_no" | "status" | "payment_status" | "resi" | "holds_stock" | "total" | "money"
>;

type ManyQuestion = { question: string; orderNos: string[] };

/** Returns the orders that a status would change. */
export function ordersToChange(
  orders: readonly SelectableOrder[],
  to: OrderStatus,
): SelectableOrder[] {
  return orders.filter(({ status }) => status !== to);
}

/**
 * Returns the questions that each order would ask alone, once, with the orders that ask it. The last one names the
 * rupiah that are booked as received.
 */
export function manyQuestions(orders: readonly SelectableOrder[], to: OrderStatus): ManyQuestion[] {
  const asked = new Map<string, string[]>();
  for (const order of ordersToChange(orders, to)) {
    for (const question of statusQuestions(order, to)) {
      asked.set(question, [...(asked.get(question) ?? []), order.order_no]);
    }
  }
  const questions = [...asked].map(([question, orderNos]) => ({ question, orderNos }));
  return [...questions, ...moneyQuestion(orders, to)];
}

function moneyQuestion(orders: readonly SelectableOrder[], to: OrderStatus): ManyQuestion[] {
  const paying = orders.filter(
    (order) => saysMoneyCame(order, to) && order.money.refunds.length === 0,
  );
  if (paying.length === 0) return [];
  const sum = paying.reduce(
    (rupiah, { total, money }) => rupiah + total - money.written_off - money.held,
    0,
  );
  const question = `${formatRupiah(sum)} dicatat masuk, hari ini: yang masih ditagih dari pesanan ini.`;
  return [{ question, orderNos: paying.map(({ order_no }) => order_no) }];
}
