import { expect, test } from "vitest";
import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import { statusQuestions } from "./status-question.ts";

function orderIn(status: OrderStatus, resi: string | null = null, holds_stock = true) {
  const payment_status: PaymentStatus = status === "Waiting for Payment" ? "Unpaid" : "Paid";
  return { status, payment_status, resi, holds_stock };
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

test("setting a paid order back says that it stays paid", () => {
  const paid = "Pembayarannya tetap tercatat, jadi pesanan ini tidak lagi batal otomatis.";
  expect(statusQuestions(orderIn("Payment Confirm"), "Waiting for Payment")).toContain(paid);
  const expired = { ...orderIn("Cancelled"), payment_status: "Expired" as const };
  expect(statusQuestions(expired, "Waiting for Payment")).not.toContain(paid);
});
