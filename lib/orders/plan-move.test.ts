import { addHours } from "date-fns";
import { expect, test } from "vitest";
import { type OrderMove, type OrderState, planMove } from "./plan-move.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const paymentDeadline = addHours(NOW, 13);
const WAITING: OrderState = {
  status: "Waiting for Payment",
  paymentStatus: "Unpaid",
  holdsStock: true,
  paymentDeadline,
};
const PAID = { paymentStatus: "Paid", holdsStock: true, paymentDeadline } as const;
const IN_DELIVERY: OrderState = { status: "In Delivery", ...PAID };
const RETURNED: OrderState = { status: "Return", ...PAID };
const CANCELLED: OrderState = {
  status: "Cancelled",
  paymentStatus: "Expired",
  holdsStock: false,
  paymentDeadline,
};
/** The state without what a plan doesn't hold. */
const stateOf = ({ paymentDeadline: _, ...state }: OrderState) => state;
const FULL = { at: "full", hasReminder: true };

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
      mail: { template: "order-cancelled", cause: "unpaid" },
    },
  ],
  [
    "a proof waits for its review and mails nobody",
    WAITING,
    { kind: "proof-received" },
    { ...stateOf(WAITING), paymentStatus: "Awaiting Verification", deadline: null, mail: null },
  ],
  [
    "a rejected proof says why, and until when another is awaited",
    { ...WAITING, paymentStatus: "Awaiting Verification" },
    { kind: "payment-rejected", reason: "Too little" },
    {
      ...stateOf(WAITING),
      paymentStatus: "Rejected",
      note: "The proof of payment was rejected: Too little",
      deadline: { at: paymentDeadline, hasReminder: true },
      mail: { template: "proof-rejected", reason: "Too little", deadline: paymentDeadline },
    },
  ],
  [
    "an overdue order whose proof was rejected expires for the lack of another",
    { ...WAITING, paymentStatus: "Rejected" },
    { kind: "payment-overdue" },
    {
      status: "Cancelled",
      paymentStatus: "Expired",
      holdsStock: false,
      note: "Another proof of payment didn't come in time",
      mail: { template: "order-cancelled", cause: "proof-rejected" },
    },
  ],
  [
    "a customer's cancellation gives the products back and says who it was",
    WAITING,
    { kind: "customer-cancelled" },
    {
      status: "Cancelled",
      paymentStatus: "Unpaid",
      holdsStock: false,
      note: "The customer has cancelled the order",
      mail: { template: "order-cancelled", cause: "customer" },
    },
  ],
  [
    "reopening an order whose proof nobody has checked asks for another proof",
    { ...CANCELLED, paymentStatus: "Awaiting Verification" },
    toStatus("Waiting for Payment"),
    { paymentStatus: "Rejected", holdsStock: true, deadline: FULL },
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
    { paymentStatus: "Unpaid", holdsStock: true, deadline: FULL, mail: null },
  ],
  [
    "a paid order that is set back stays paid, without a deadline",
    { ...IN_DELIVERY, status: "Payment Confirm" },
    toStatus("Waiting for Payment"),
    { status: "Waiting for Payment", paymentStatus: "Paid", deadline: null, mail: null },
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
    { ...stateOf(RETURNED), note: null, deadline: null, mail: null },
  ],
])("%s", (_name, from, move, expected) => {
  expect(planMove(from, move, NOW)).toMatchObject(expected);
});
