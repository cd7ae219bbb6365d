import { expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status.ts";
import {
  PAYMENT_GLOSSES,
  PAYMENT_OPTIONS,
  STATUS_GLOSSES,
  STATUS_OPTIONS,
  timelineLabels,
} from "./status-labels.ts";

test("a list offers each status, its own word first", () => {
  expect(STATUS_OPTIONS.map(({ value }) => value)).toEqual([...ORDER_STATUSES]);
  expect(PAYMENT_OPTIONS.map(({ value }) => value)).toEqual([...PAYMENT_STATUSES]);
  for (const { value, label } of [...STATUS_OPTIONS, ...PAYMENT_OPTIONS]) {
    expect(label).toMatch(new RegExp(`^${value} · .`));
  }
  expect(STATUS_OPTIONS[1]?.label).toBe("Payment Confirm · Pembayaran dikonfirmasi");
});

test("no two statuses share an Indonesian word", () => {
  for (const glosses of [STATUS_GLOSSES, PAYMENT_GLOSSES].map(Object.values)) {
    expect(new Set(glosses).size).toBe(glosses.length);
  }
});

test("a timeline says the status first, but to a customer that the payment was confirmed", () => {
  for (const status of ORDER_STATUSES) {
    expect(timelineLabels(status, "dashboard")).toEqual({
      title: status,
      gloss: STATUS_GLOSSES[status],
    });
  }
  expect(timelineLabels("Payment Confirm", "en")).toEqual({
    title: "Payment confirmed",
    gloss: "Payment Confirm",
  });
  expect(timelineLabels("Return", "en")).toEqual({ title: "Return", gloss: "" });
  expect(timelineLabels("Payment Confirm", "id")).toEqual({
    title: "Pembayaran dikonfirmasi",
    gloss: "",
  });
});
