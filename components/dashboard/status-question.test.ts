import { expect, test } from "vitest";
import { statusQuestions } from "./status-question.ts";

test("the natural path asks nothing", () => {
  expect(statusQuestions("Waiting for Payment", "Payment Confirm", null)).toEqual([]);
  expect(statusQuestions("Payment Confirm", "In Delivery", "JNE1")).toEqual([]);
});

test("In Delivery without a resi is asked about", () => {
  expect(statusQuestions("Payment Confirm", "In Delivery", null)).toEqual([
    "Nomor resi belum disimpan.",
  ]);
});

test("off the path the question says what happens to the stock", () => {
  expect(statusQuestions("Completed", "Cancelled", null)).toHaveLength(2);
  expect(statusQuestions("Cancelled", "Payment Confirm", null)).toHaveLength(2);
  expect(statusQuestions("Completed", "Payment Confirm", null)).toHaveLength(1);
});
