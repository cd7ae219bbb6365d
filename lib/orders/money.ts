import { UNDELIVERED_ENDS } from "./money-back.ts";
import { isOpen, type OrderStatus, type PaymentStatus } from "./order-status.ts";

/** `unique`: the part of what is expected that names the order. */
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
 * became of the proof. An order that is open again after a refund waits for money once more.
 */
export function paymentStatusOf(money: Money, to: Statuses): PaymentStatus {
  if (heldMoney(money) > 0) return "Paid";
  const stage = to.paymentStatus;
  // A proof that nobody has checked may stand for more money.
  const isSettled = !isOpen(to.status) && stage !== "Awaiting Verification";
  if (money.received > 0 && isSettled) return "Refunded";
  return hasMoney(stage) ? "Unpaid" : (stage satisfies Stage);
}

/** Returns the rupiah of an order that the shop has. */
export function heldMoney({ received, refunded }: Money): number {
  return received - refunded;
}

export type MoneyMove = { kind: MoneyKind; rupiah: number };

/** An order's sums in rupiah; `unique` is part of the total. */
type Owed = { total: number; unique: number };

/**
 * Returns the entries that a change of status makes. `came` is what came in where an admin said so; else a
 * confirmed payment is the whole total. The shop writes off what a confirmed payment lacks. Nothing is expected
 * of an order that ended undelivered.
 */
export function planMoney(
  { total, unique }: Owed,
  to: Statuses,
  money: Money,
  came = total,
): MoneyMove[] {
  const isOwed = !UNDELIVERED_ENDS.includes(to.status);
  const isNewlyPaid = to.paymentStatus === "Paid" && heldMoney(money) <= 0;
  // Said to have come in, and then it hadn't. What went back had come in.
  const isMissing = !hasMoney(to.paymentStatus) && money.refunded === 0;
  const received = (isNewlyPaid ? came : 0) - (isMissing ? money.received : 0);
  const isPaid = isOwed && heldMoney(money) + received > 0;
  const lacks = isNewlyPaid ? Math.max(0, total - came) : money["written-off"];
  const moves: MoneyMove[] = [
    { kind: "expected", rupiah: (isOwed ? total - unique : 0) - money.expected },
    { kind: "unique", rupiah: (isOwed ? unique : 0) - money.unique },
    { kind: "received", rupiah: received },
    { kind: "written-off", rupiah: (isPaid ? lacks : 0) - money["written-off"] },
  ];
  return moves.filter(({ rupiah }) => rupiah !== 0);
}

/** Returns the sums after more entries. */
export function addMoney(money: Money, moves: readonly MoneyMove[]): Money {
  const sums = { ...money };
  for (const { kind, rupiah } of moves) sums[kind] += rupiah;
  return sums;
}
