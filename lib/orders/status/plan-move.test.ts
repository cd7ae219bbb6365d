import { addDays, addHours, subDays } from "date-fns";
import { expect, test } from "vitest";
import { type OrderMove, type OrderState, planMove } from "./plan-move.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const paymentDeadline = addHours(NOW, 13);
const WAITING: OrderState = {
  status: "Waiting for Payment",
  paymentStatus: "Unpaid",
  holdsStock: true,
  paymentDeadline,
  endedAt: null,
};
const PAID = { paymentStatus: "Paid", holdsStock: true, paymentDeadline, endedAt: null } as const;
const IN_DELIVERY: OrderState = { status: "In Delivery", ...PAID };
const RETURNED: OrderState = { status: "Return", ...PAID };
const CANCELLED: OrderState = {
  status: "Cancelled",
  paymentStatus: "Expired",
  holdsStock: false,
  paymentDeadline,
  endedAt: subDays(NOW, 2),
};
/** The state without what a plan doesn't hold. */
const stateOf = ({ paymentDeadline: _, endedAt: __, ...state }: OrderState) => state;
const RECEIPT = { amount: 5_000, writesOff: false };
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
      mail: {
        template: "proof-rejected",
        reason: "Too little",
        deadline: paymentDeadline,
        isLate: false,
      },
    },
  ],
  [
    "late money revives a cancelled order, as an admin says",
    { ...CANCELLED, paymentStatus: "Awaiting Verification" },
    { kind: "payment-confirmed", money: "proposed" },
    { status: "Payment Confirm", paymentStatus: "Paid", holdsStock: true },
  ],
  [
    "late money that goes back leaves the order cancelled",
    { ...CANCELLED, paymentStatus: "Awaiting Verification" },
    { kind: "late-payment-kept", money: RECEIPT },
    { status: "Cancelled", paymentStatus: "Paid", holdsStock: false, mail: null },
  ],
  [
    "a cancelled order whose proof is rejected takes another for the rest of its seven days",
    { ...CANCELLED, paymentStatus: "Awaiting Verification" },
    { kind: "payment-rejected", reason: "Too little" },
    {
      status: "Cancelled",
      paymentStatus: "Rejected",
      deadline: null,
      mail: {
        template: "proof-rejected",
        reason: "Too little",
        deadline: addDays(NOW, 5),
        isLate: true,
      },
    },
  ],
  [
    "an order whose money never came waits for it again, for a day",
    { ...WAITING, status: "Payment Confirm", paymentStatus: "Paid" },
    { kind: "payment-missing", reason: "Called back" },
    {
      status: "Waiting for Payment",
      paymentStatus: "Rejected",
      holdsStock: true,
      deadline: { at: addHours(NOW, 24) },
    },
  ],
  [
    "an ended order whose money never came is unpaid",
    { ...CANCELLED, paymentStatus: "Paid" },
    { kind: "payment-missing", reason: "Called back" },
    { status: "Cancelled", paymentStatus: "Unpaid", deadline: null, mail: null },
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
    "reopening an order whose proof nobody has checked leaves it to be checked",
    { ...CANCELLED, paymentStatus: "Awaiting Verification" },
    toStatus("Waiting for Payment"),
    { paymentStatus: "Awaiting Verification", holdsStock: true },
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
    "less than the total came in, and the order waits for the rest",
    { ...WAITING, paymentStatus: "Awaiting Verification" },
    { kind: "payment-short", money: RECEIPT },
    {
      ...stateOf(WAITING),
      note: expect.stringMatching(/^A part of the payment came in: Rp.5\.000$/),
      deadline: { at: paymentDeadline, hasReminder: true },
      mail: { template: "payment-short", deadline: paymentDeadline },
      money: RECEIPT,
    },
  ],
  [
    "a part that came late sets the pieces aside again, for a day",
    { ...CANCELLED, paymentStatus: "Awaiting Verification" },
    { kind: "payment-short", money: RECEIPT },
    { ...stateOf(WAITING), deadline: { at: addHours(NOW, 24) } },
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
    { ...stateOf(RETURNED), note: null, deadline: null, mail: null, money: "none" },
  ],
])("%s", (_name, from, move, expected) => {
  expect(planMove(from, move, NOW)).toMatchObject(expected);
});
