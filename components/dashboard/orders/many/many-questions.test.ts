import { expect, test } from "vitest";
import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import { manyQuestions, ordersToChange } from "./many-questions.ts";

const NO_MONEY = {
  ...{ received: 0, received_on: null, due: 0, written_off: 0, receipts: [], refunds: [] },
};

function order(order_no: string, status: OrderStatus, resi: string | null = null) {
  const payment_status: PaymentStatus = status === "Waiting for Payment" ? "Unpaid" : "Paid";
  const money = { ...NO_MONEY, held: payment_status === "Paid" ? 5_000 : 0 };
  return {
    id: order_no,
    order_no,
    status,
    payment_status,
    resi,
    holds_stock: true,
    total: 5_000,
    money,
  };
}

test("orders that have the status already are left alone", () => {
  const orders = [order("A", "Completed"), order("B", "In Delivery")];
  expect(ordersToChange(orders, "Completed").map(({ id }) => id)).toEqual(["B"]);
  expect(manyQuestions(orders, "Completed")).toEqual([]);
});

test("each question is asked once, with its orders", () => {
  const orders = [
    order("A", "Payment Confirm"),
    order("B", "Payment Confirm", "JNE1"),
    order("C", "Waiting for Payment"),
  ];
  expect(manyQuestions(orders, "In Delivery")).toEqual([
    { question: "Nomor resi belum disimpan.", orderNos: ["A", "C"] },
    {
      question: "Dari “Waiting for Payment” ke “In Delivery” bukan alur yang biasa.",
      orderNos: ["C"],
    },
    { question: expect.stringMatching(/^Rp.5\.000 dicatat masuk/), orderNos: ["C"] },
  ]);
});
