import { formatDateTime } from "../../dates.ts";
import { formatRupiah } from "../../rupiah.ts";
import { DISPATCH_HOURS } from "../../shop/promises.ts";
import { moneyBackText } from "../money/money-back.ts";
import type { OrderView, ProofView } from "../schema.ts";
import type { OrderStatus, PaymentStatus } from "./order-status.ts";
import { readTimelineNote, type TimelineNote } from "./timeline-notes.ts";

type Headline = {
  headline: string;
  next: string;
};

/** Input of a headline. The proof's page leaves out the optional fields. */
export type HeadlineOrder = Pick<OrderView, "status" | "payment_status" | "payment_deadline"> & {
  proofs: readonly Pick<ProofView, "state" | "reason">[];
} & Partial<Pick<OrderView, "quantity" | "timeline" | "money" | "late_proof_until">>;

type Words = (order: HeadlineOrder) => Headline;

const fixedText = (headline: string, next: string) => () => ({ headline, next });

const setAside: Words = ({ quantity, payment_deadline, money }) => {
  const by = formatDateTime(payment_deadline);
  if (money && money.held > 0) {
    return {
      headline: `${formatRupiah(money.held)} came in, and ${formatRupiah(money.due)} is still due`,
      next: `Please pay the rest by ${by}, then send us the proof.`,
    };
  }
  return {
    headline: `Your ${pieces(quantity)} set aside for you`,
    next: `Please pay by ${by}, then send us the proof.`,
  };
};

const proofRefused: Words = ({ payment_deadline, proofs }) => {
  const reason = proofs.findLast(({ state }) => state === "rejected")?.reason;
  return {
    headline: "We need another proof of payment",
    next: `${reason ? `${sentence(reason)} ` : ""}Please send another picture by ${formatDateTime(payment_deadline)}.`,
  };
};

const setBack: Words = ({ quantity }) => ({
  headline: "Your payment has come in",
  next: `You need not do anything more: your ${pieces(quantity)} set aside for you.`,
});

/** An order that ended undelivered. The second line gives the reason, and what becomes of the money. */
const ended =
  (headline: string): Words =>
  (order) => ({ headline, next: `${whyEnded(order)} ${moneyWords(order)}`.trim() });

const packing = fixedText(
  "Your payment has come in",
  `We pack on business days and send your order within ${DISPATCH_HOURS} hours.`,
);
const packingAnyway = fixedText(
  "Your order goes on",
  `We pack on business days and send it within ${DISPATCH_HOURS} hours.`,
);
const sent = fixedText("Your parcel is on its way", "Please tell us once it has arrived.");
const arrived: Words = ({ money }) => ({
  headline: "Your order has arrived",
  next: ["Thank you for buying from us.", refundWords(money)].filter(Boolean).join(" "),
});
const cameBack =
  (next: string): Words =>
  ({ money }) => ({ headline: "Your parcel came back to us", next: refundWords(money) ?? next });

const cancelled = ended("This order is cancelled");
const missing = ended("We can't deliver a piece of this order");
const returnAgreed = cameBack("We agree with you on what becomes of your payment.");
const returnUnpaid = cameBack("Nothing is left to pay or to do.");

type Pairs = Record<PaymentStatus, Words>;

/** A parcel is packed and sent once money came, or where an admin lets an order go on whose money went back. */
function paidPairs(words: Words, withoutMoney: Words): Pairs {
  return { ...allPairs(words), Paid: words, Refunded: withoutMoney };
}

/** Once the parcel has left, the money may also turn out not to have come. */
function sentPairs(words: Words, withoutMoney = words): Pairs {
  return { ...paidPairs(words, withoutMoney), Unpaid: words };
}

function allPairs(words: Words, changed: Partial<Pairs> = {}): Pairs {
  return {
    Unpaid: words,
    "Awaiting Verification": words,
    Paid: words,
    Rejected: words,
    Refunded: words,
    Expired: words,
    ...changed,
  };
}

/** The words of every pair of order status and payment status, also of those that no move leads to. */
const HEADLINES: Record<OrderStatus, Pairs> = {
  "Waiting for Payment": {
    Unpaid: setAside,
    "Awaiting Verification": fixedText(
      "We are checking your transfer",
      "You need not do anything more: we write to you as soon as it is confirmed.",
    ),
    Paid: setBack,
    Rejected: proofRefused,
    Refunded: setAside,
    Expired: setAside,
  },
  "Payment Confirm": paidPairs(packing, packingAnyway),
  "In Delivery": sentPairs(sent),
  Completed: sentPairs(arrived),
  Cancelled: allPairs(cancelled, {
    "Awaiting Verification": ended("Cancelled: we are looking for your transfer"),
    Paid: ended("Cancelled: your money comes back"),
    Refunded: ended("Cancelled: your money is back with you"),
    Expired: ended("This order has run out"),
  }),
  Return: allPairs(returnUnpaid, {
    "Awaiting Verification": returnAgreed,
    Paid: returnAgreed,
    Refunded: cameBack("We have returned your money."),
  }),
  "Out of Stock": allPairs(missing),
};

/** Returns the sentence for an order's state, and the line of what comes next. */
export function orderHeadline(order: HeadlineOrder): Headline {
  return HEADLINES[order.status][order.payment_status](order);
}

const REASONS: Partial<Record<TimelineNote, string>> = {
  cancelledByCustomer: "You cancelled it, and its pieces are on sale again.",
  transferOverdue: "Your transfer didn't come in time, so its pieces are on sale again.",
  proofOverdue: "Another proof of payment didn't come in time, so its pieces are on sale again.",
};

const EXPIRED =
  "A transfer that we could match didn't come in time, so its pieces are on sale again.";

function whyEnded({ status, payment_status, timeline }: HeadlineOrder): string {
  if (status === "Out of Stock") {
    return "We are sorry: a piece of this order turned out not to be there.";
  }
  for (const step of timeline ?? []) {
    const kind = step.status === status ? readTimelineNote(step.note)?.kind : undefined;
    const reason = kind && REASONS[kind];
    if (reason) return reason;
  }
  if (payment_status === "Expired") return EXPIRED;
  return timeline ? "We cancelled it, and its pieces are on sale again." : "";
}

function moneyWords({ payment_status, money, late_proof_until }: HeadlineOrder): string {
  const returned = money?.held ? refundWords(money) : null;
  return returned ?? moneyBackText(payment_status, late_proof_until);
}

/** Null where nothing went back. */
function refundWords(money: HeadlineOrder["money"]): string | null {
  if (!money || money.refunds.length === 0) return null;
  const returned = `We have returned ${formatRupiah(money.received - money.held)} to you`;
  return money.held > 0 ? `${returned} of ${formatRupiah(money.received)}.` : `${returned}.`;
}

function pieces(quantity = 2): string {
  return quantity === 1 ? "piece is" : "pieces are";
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
