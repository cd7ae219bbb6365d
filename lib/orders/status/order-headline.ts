import { formatDateTime } from "../../dates.ts";
import type { Language } from "../../language/languages.ts";
import { moneyBackText } from "../money/money-back.ts";
import type { OrderView, ProofView } from "../schema.ts";
import { HEADLINE_WORDS, type HeadlineWords } from "./headline-words.ts";
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

/** The proof's page doesn't know how many pieces an order has. */
const SOME = 2;

type Words = (order: HeadlineOrder, said: HeadlineWords, language: Language) => Headline;

const fixedText =
  (pick: (said: HeadlineWords) => Headline): Words =>
  (_order, said) =>
    pick(said);

const setAside: Words = ({ quantity, payment_deadline, money }, said, language) => {
  const by = formatDateTime(payment_deadline, language);
  if (money && money.held > 0) {
    return { headline: said.partIn(money.held, money.due), next: said.payRest(by) };
  }
  return { headline: said.aside(quantity ?? SOME), next: said.payBy(by) };
};

const proofRefused: Words = ({ payment_deadline, proofs }, said, language) => {
  const reason = proofs.findLast(({ state }) => state === "rejected")?.reason;
  const next = said.sendAnother(formatDateTime(payment_deadline, language));
  return { headline: said.anotherProof, next: reason ? `${sentence(reason)} ${next}` : next };
};

const setBack: Words = ({ quantity }, said) => ({
  headline: said.packing.headline,
  next: said.asidePaid(quantity ?? SOME),
});

/** An order that ended undelivered. The second line gives the reason, and what becomes of the money. */
const ended =
  (headline: (said: HeadlineWords) => string): Words =>
  (order, said, language) => ({
    headline: headline(said),
    next: `${whyEnded(order, said)} ${moneyWords(order, said, language)}`.trim(),
  });

const packing = fixedText((said) => said.packing);
const packingAnyway = fixedText((said) => said.goesOn);
const sent = fixedText((said) => said.sent);
const arrived: Words = ({ money }, said) => ({
  headline: said.arrived.headline,
  next: [said.arrived.next, refundWords(money, said)].filter(Boolean).join(" "),
});
const cameBack =
  (next: (said: HeadlineWords) => string): Words =>
  ({ money }, said) => ({
    headline: said.cameBack,
    next: refundWords(money, said) ?? next(said),
  });

const cancelled = ended((said) => said.cancelled);
const missing = ended((said) => said.missing);
const returnAgreed = cameBack((said) => said.returnAgreed);
const returnUnpaid = cameBack((said) => said.returnUnpaid);

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
    "Awaiting Verification": fixedText((said) => said.checking),
    Paid: setBack,
    Rejected: proofRefused,
    Refunded: setAside,
    Expired: setAside,
  },
  "Payment Confirm": paidPairs(packing, packingAnyway),
  "In Delivery": sentPairs(sent),
  Completed: sentPairs(arrived),
  Cancelled: allPairs(cancelled, {
    "Awaiting Verification": ended((said) => said.cancelledLooking),
    Paid: ended((said) => said.cancelledReturning),
    Refunded: ended((said) => said.cancelledReturned),
    Expired: ended((said) => said.expired),
  }),
  Return: allPairs(returnUnpaid, {
    "Awaiting Verification": returnAgreed,
    Paid: returnAgreed,
    Refunded: cameBack((said) => said.returned),
  }),
  "Out of Stock": allPairs(missing),
};

/** Returns the sentence for an order's state, and the line of what comes next. */
export function orderHeadline(order: HeadlineOrder, language: Language = "en"): Headline {
  const { status, payment_status } = order;
  return HEADLINES[status][payment_status](order, HEADLINE_WORDS[language], language);
}

const REASONS: Partial<Record<TimelineNote, keyof HeadlineWords["why"]>> = {
  cancelledByCustomer: "byCustomer",
  transferOverdue: "transferOverdue",
  proofOverdue: "proofOverdue",
};

function whyEnded({ status, payment_status, timeline }: HeadlineOrder, { why }: HeadlineWords) {
  if (status === "Out of Stock") return why.missing;
  for (const step of timeline ?? []) {
    const kind = step.status === status ? readTimelineNote(step.note)?.kind : undefined;
    const reason = kind && REASONS[kind];
    if (reason) return why[reason];
  }
  if (payment_status === "Expired") return why.expired;
  return timeline ? why.byShop : "";
}

function moneyWords(order: HeadlineOrder, said: HeadlineWords, language: Language): string {
  const { payment_status, money, late_proof_until } = order;
  const returned = money?.held ? refundWords(money, said) : null;
  return returned ?? moneyBackText(payment_status, late_proof_until, language);
}

/** Null where nothing went back. */
function refundWords(money: HeadlineOrder["money"], said: HeadlineWords): string | null {
  if (!money || money.refunds.length === 0) return null;
  return said.returnedOf(money.received - money.held, money.received);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
