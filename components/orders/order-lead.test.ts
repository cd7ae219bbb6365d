import { expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "#lib/orders/order-status.ts";
import { orderLead } from "./order-lead.ts";

const ORDER = { carrier: "jne", late_proof_until: null };

test("only an order that waits for a transfer asks for one", () => {
  for (const status of ORDER_STATUSES) {
    for (const payment_status of PAYMENT_STATUSES) {
      const { heading, text } = orderLead({ ...ORDER, status, payment_status });
      const asks = /please pay|another proof/i.test(heading + text);
      const isKnown = payment_status === "Awaiting Verification" || payment_status === "Paid";
      const isOpen = status === "Waiting for Payment" && !isKnown;
      expect(asks, `${status}, ${payment_status}`).toBe(isOpen);
    }
  }
});

test("an order that ran out says why it is cancelled", () => {
  const expired = orderLead({ ...ORDER, status: "Cancelled", payment_status: "Expired" });
  const cancelled = orderLead({ ...ORDER, status: "Cancelled", payment_status: "Paid" });
  expect(expired.text).toContain("didn't come in time");
  expect(cancelled.text).not.toContain("didn't come in time");
});
