import type { MatchedOrder, RowMatch } from "./schema.ts";

/** A credit that waits for its order. */
export type OpenRow = {
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** Whole rupiah. */
  amount: number;
  /** Waiting credits of this amount, this one included. */
  twins: number;
  /** A later debit of this amount calls itself a correction. */
  isReversed: boolean;
};

export type FoundOrder = Omit<MatchedOrder, "reasons"> & {
  /** The rupiah of the amount that name the order; 0 for none. */
  unique: number;
  /** Days between which its money may come, as YYYY-MM-DD. */
  from: string;
  to: string;
};

/** A found order, with its name and number as a bank's text may have them. */
export type Candidate = FoundOrder & { plainName: string; plainNumber: string };

/** Prepares found orders once for all rows. */
export function asCandidates(orders: readonly FoundOrder[]): Candidate[] {
  return orders.map((order) => ({
    ...order,
    plainName: plain(order.customer_name),
    plainNumber: plain(order.order_no),
  }));
}

/** Transfer fees that buyers add to the amount, in rupiah. */
const FEES: readonly number[] = [2_500, 6_500];
const MAX_ORDERS = 5;
/** Letters of a name that counts: shorter ones are parts of other words. */
export const MIN_NAME_LENGTH = 4;

/**
 * Returns the orders that a credit may be of. It is exact only where one order alone expects the amount, no other row
 * has it, and the text names no other order: then it may be confirmed without a look.
 */
export function matchRow(row: OpenRow, candidates: readonly Candidate[]): RowMatch {
  const inTime = candidates.filter(({ from, to }) => from <= row.date && row.date <= to);
  const equal = inTime.filter(({ amount }) => amount === row.amount);
  const [only] = equal;
  const text = plain(row.text);
  const near = inTime
    .map((order) => ({ order, reasons: reasonsOf(row, text, order, equal.length) }))
    .filter(({ order, reasons }) => order.amount === row.amount || reasons.length > 0);
  const namesOther = near.some(
    ({ order, reasons }) => order !== only && reasons.includes("number"),
  );
  const isSure = equal.length === 1 && row.twins === 1 && !row.isReversed && !namesOther;
  if (only && isSure) return { how: HOW[only.stage], orders: [viewOf(only, [])] };
  // Those with the most evidence first.
  const sorted = near.sort((a, b) => weight(row, b) - weight(row, a)).slice(0, MAX_ORDERS);
  const orders = sorted.map(({ order, reasons }) => viewOf(order, reasons));
  return { how: orders.length > 0 ? "near" : "unknown", orders };
}

const HOW = { open: "exact", booked: "booked", late: "late" } as const;

type Near = { order: Candidate; reasons: MatchedOrder["reasons"] };

function weight(row: OpenRow, { order, reasons }: Near): number {
  return (order.amount === row.amount ? 10 : 0) + reasons.length;
}

function reasonsOf(
  row: OpenRow,
  text: string,
  order: Candidate,
  equal: number,
): MatchedOrder["reasons"] {
  const reasons: MatchedOrder["reasons"] = [];
  const beyond = row.amount - order.amount;
  if (beyond === 0 && equal > 1) reasons.push("two-orders");
  if (beyond === 0 && row.twins > 1) reasons.push("two-rows");
  if (beyond === 0 && row.isReversed) reasons.push("reversed");
  if (order.stage === "open") {
    if (beyond < 0 && -beyond <= order.unique) reasons.push("short");
    if (beyond > 0 && (beyond <= order.unique || FEES.includes(beyond))) reasons.push("over");
  }
  const { plainName: name, plainNumber } = order;
  if (order.stage !== "booked" && name.length >= MIN_NAME_LENGTH && text.includes(name)) {
    reasons.push("name");
  }
  if (text.includes(plainNumber)) reasons.push("number");
  return reasons;
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, "");
}

function viewOf(
  { order_id, order_no, customer_name, amount, stage }: Candidate,
  reasons: MatchedOrder["reasons"],
): MatchedOrder {
  return { order_id, order_no, customer_name, amount, stage, reasons };
}
