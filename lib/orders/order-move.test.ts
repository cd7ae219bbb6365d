import { expect, test } from "vitest";
import { type OrderMove, type OrderState, planMove } from "./order-move.ts";

const WAITING: OrderState = {
  status: "Waiting for Payment",
  paymentStatus: "Unpaid",
  holdsStock: true,
};
const IN_DELIVERY: OrderState = { status: "In Delivery", paymentStatus: "Paid", holdsStock: true };
const RETURNED: OrderState = { status: "Return", paymentStatus: "Paid", holdsStock: true };
const CANCELLED: OrderState = { status: "Cancelled", paymentStatus: "Expired", holdsStock: false };

const toStatus = (to: OrderState["status"], restock?: boolean): OrderMove => ({
  kind: "set-status",
  to,
  restock,
});

test.each<[string, OrderState, OrderMove, object]>([
  [
    "confirming by status pays the order",
    WAITING,
    toStatus("Payment Confirm"),
    { paymentStatus: "Paid", holdsStock: true, note: "", mail: { template: "payment-confirmed" } },
  ],
  [
    "an overdue order expires and gives its products back",
    WAITING,
    { kind: "payment-overdue" },
    {
      status: "Cancelled",
      paymentStatus: "Expired",
      holdsStock: false,
      note: "The transfer didn't come in time",
      mail: { template: "order-cancelled", expired: true },
    },
  ],
  [
    "a proof waits for its review and mails nobody",
    WAITING,
    { kind: "proof-received" },
    { ...WAITING, paymentStatus: "Awaiting Verification", mail: null },
  ],
  [
    "a rejected proof says why",
    { ...WAITING, paymentStatus: "Awaiting Verification" },
    { kind: "payment-rejected", reason: "Too little" },
    {
      ...WAITING,
      paymentStatus: "Rejected",
      note: "The proof of payment was rejected: Too little",
      mail: { template: "proof-rejected", reason: "Too little" },
    },
  ],
  [
    "a received parcel completes the order",
    IN_DELIVERY,
    { kind: "parcel-received" },
    { status: "Completed", paymentStatus: "Paid", holdsStock: true, mail: null },
  ],
  [
    "reopening takes the products again and restarts the deadline",
    CANCELLED,
    toStatus("Waiting for Payment"),
    { paymentStatus: "Unpaid", holdsStock: true, restartsDeadline: true, mail: null },
  ],
  [
    "a return keeps its products off sale unless told otherwise",
    IN_DELIVERY,
    toStatus("Return"),
    { holdsStock: true, note: "" },
  ],
  [
    "a returned product goes back on sale later, without a mail",
    RETURNED,
    toStatus("Return", true),
    { holdsStock: false, note: "The pieces are back on sale", mail: null },
  ],
  [
    "the same status again changes nothing",
    RETURNED,
    toStatus("Return"),
    { ...RETURNED, note: null, restartsDeadline: false, mail: null },
  ],
])("%s", (_name, from, move, expected) => {
  expect(planMove(from, move)).toMatchObject(expected);
});
