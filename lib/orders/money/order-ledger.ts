import type { OrderStatus, PaymentStatus } from "../status/order-status.ts";
import { UNDELIVERED_ENDS } from "./money-back.ts";

/** `unique`: the part of `expected` that identifies the order. */
export const MONEY_KINDS = ["expected", "unique", "received", "refunded", "written-off"] as const;

export type MoneyKind = (typeof MONEY_KINDS)[number];

/** Sums of an order's money entries, in rupiah. */
export type Money = Record<MoneyKind, number>;

export const NO_MONEY: Money = {
  expected: 0,
  unique: 0,
  received: 0,
  refunded: 0,
  "written-off": 0,
};

/** A payment status without money: what became of the proof. */
type Stage = Exclude<PaymentStatus, "Paid" | "Refunded">;

const hasMoney = (status: PaymentStatus): status is "Paid" | "Refunded" =>
  status === "Paid" || status === "Refunded";

type Statuses = { status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * Returns the payment status of an order. It follows from the money; without any, `to.paymentStatus` says what
 * became of the proof. An order that waits for payment is Paid once nothing of its total is due.
 */
export function paymentStatusOf(money: Money, to: Statuses): PaymentStatus {
  const isWaiting = to.status === "Waiting for Payment";
  const held = heldMoney(money);
  if (held > 0 && !(isWaiting && differenceOf(money) > 0)) return "Paid";
  const stage = to.paymentStatus;
  // A proof that nobody has checked may stand for more money.
  const isSettled = !isWaiting && stage !== "Awaiting Verification";
  if (money.received > 0 && held <= 0 && isSettled) return "Refunded";
  return hasMoney(stage) ? "Unpaid" : (stage satisfies Stage);
}

/** Returns the rupiah of an order that the shop has. */
export function heldMoney({ received, refunded }: Money): number {
  return received - refunded;
}

/** Returns the rupiah that are still due; below zero those that have to go back. */
export function differenceOf(money: Money): number {
  return money.expected + money.unique - money["written-off"] - heldMoney(money);
}

/** Returns the difference that an order shows. An order that waits for its first money shows none. */
export function shownDifference(money: Money, status: OrderStatus): number | null {
  if (status === "Waiting for Payment" && heldMoney(money) <= 0) return null;
  return differenceOf(money) || null;
}

export type MoneyMove = { kind: MoneyKind; rupiah: number };

/** An order's sums in rupiah; `unique` is part of the total. */
type Owed = { total: number; unique: number };

/** Money as an admin saw it come in, in rupiah. Less than is due stays due, or is written off. */
export type Receipt = { amount: number; writesOff: boolean };

/**
 * A move's money: nothing, nothing of what was said to have come in, a receipt, or the proposal (what is due).
 * Money that went back turns the proposal into nothing: then only a typed amount counts.
 */
export type MoneyPlan = "none" | "missing" | "proposed" | Receipt;

/**
 * Returns the entries of a change of status. Nothing is expected of an order that ended undelivered. What was
 * written off comes back as far as more came in, and where the order waits for its money anew.
 */
export function planMoney(
  owed: Owed,
  from: PaymentStatus,
  to: Statuses,
  money: Money,
  plan: MoneyPlan,
): MoneyMove[] {
  const isOwed = isOwedIn(to.status);
  const after: Money = {
    ...money,
    expected: isOwed ? owed.total - owed.unique : 0,
    unique: isOwed ? owed.unique : 0,
  };
  const isNewlyPaid = to.paymentStatus === "Paid" && from !== "Paid";
  if (plan === "missing") after.received = 0;
  else if (plan === "proposed") {
    if (isNewlyPaid && money.refunded === 0) after.received += Math.max(0, differenceOf(after));
  } else if (plan !== "none") after.received += plan.amount;
  const waitsAnew = to.status === "Waiting for Payment" && heldMoney(after) <= 0;
  if (!isOwed || waitsAnew) after["written-off"] = 0;
  else if (typeof plan === "object" && plan.writesOff) {
    after["written-off"] += Math.max(0, differenceOf(after));
  }
  return movesBetween(money, withoutRecovered(after));
}

/** Returns the entries of money that came in for an order that doesn't move. Rupiah, negative to correct. */
export function planReceipt(money: Money, rupiah: number): MoneyMove[] {
  return movesBetween(money, withoutRecovered({ ...money, received: money.received + rupiah }));
}

/**
 * Returns the entries of money that went back. Of a delivered order the shop then asks for that much less: it writes
 * it off. A negative amount corrects an earlier one, with what that one wrote off.
 */
export function planRefund(money: Money, status: OrderStatus, rupiah: number): MoneyMove[] {
  const after = { ...money, refunded: money.refunded + rupiah };
  if (isOwedIn(status)) {
    const more = Math.max(0, differenceOf(after)) - Math.max(0, differenceOf(money));
    after["written-off"] += rupiah > 0 ? more : -Math.min(money["written-off"], -rupiah);
  }
  return movesBetween(money, withoutRecovered(after));
}

/** Returns the entries by which the shop gives up what is due. */
export function planWriteOff(money: Money): MoneyMove[] {
  const due = Math.max(0, differenceOf(money));
  return movesBetween(money, { ...money, "written-off": money["written-off"] + due });
}

function isOwedIn(status: OrderStatus): boolean {
  return !UNDELIVERED_ENDS.includes(status);
}

/** Money beyond the sum that is asked for first makes good what was written off. */
function withoutRecovered(money: Money): Money {
  const recovered = Math.min(money["written-off"], Math.max(0, -differenceOf(money)));
  return { ...money, "written-off": money["written-off"] - recovered };
}

function movesBetween(before: Money, after: Money): MoneyMove[] {
  return MONEY_KINDS.map((kind) => ({ kind, rupiah: after[kind] - before[kind] })).filter(
    ({ rupiah }) => rupiah !== 0,
  );
}

/** Returns the sums after more entries. */
export function addMoney(money: Money, moves: readonly MoneyMove[]): Money {
  const sums = { ...money };
  for (const { kind, rupiah } of moves) sums[kind] += rupiah;
  return sums;
}
