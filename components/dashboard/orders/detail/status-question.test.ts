import { expect, test } from "vitest";
import type { OrderStatus } from "#lib/orders/order-status.ts";
import { statusQuestions } from "./status-question.ts";

function orderIn(status: OrderStatus, resi: string | null = null, holds_stock = true) {
  return { status, resi, holds_stock };
}

test("the natural path asks nothing", () => {
  expect(statusQuestions(orderIn("Waiting for Payment"), "Payment Confirm")).toEqual([]);
  expect(statusQuestions(orderIn("Payment Confirm", "JNE1"), "In Delivery")).toEqual([]);
});

test("In Delivery without a resi is asked about", () => {
  expect(statusQuestions(orderIn("Payment Confirm"), "In Delivery")).toEqual([
    "Nomor resi belum disimpan.",
  ]);
});

test("what moves stock says so, on the natural path too", () => {
  const givesBack = "Barang dalam pesanan ini kembali ke stok.";
  expect(statusQuestions(orderIn("Waiting for Payment"), "Cancelled")).toEqual([givesBack]);
  expect(statusQuestions(orderIn("Completed"), "Cancelled")).toContain(givesBack);
  const takesAgain =
    "Barang diambil lagi dari stok; bila sudah terjual, status tidak dapat diubah.";
  expect(statusQuestions(orderIn("Cancelled", null, false), "Payment Confirm")).toContain(
    takesAgain,
  );
  expect(statusQuestions(orderIn("Return", null, false), "Completed")).toContain(takesAgain);
  expect(statusQuestions(orderIn("Return", null, false), "Cancelled")).toHaveLength(1);
  expect(statusQuestions(orderIn("Completed"), "Payment Confirm")).toHaveLength(1);
});
