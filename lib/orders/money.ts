import { UNDELIVERED_ENDS } from "./money-back.ts";
import { isOpen, type OrderStatus, type PaymentStatus } from "./order-status.ts";

export const MONEY_KINDS = ["expected", "received", "refunded", "written-off"] as const;

export type MoneyKind = (typeof MONEY_KINDS)[number];

/** Sums of an order's money entries, in rupiah. */
export type Money = Record<MoneyKind, number>;

export const NO_MONEY: Money = { expected: 0, received: 0, refunded: 0, "written-off": 0 };

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

/**
 * Returns the entries that a change of status makes. A confirmed payment is the order's whole total; nothing
 * is expected of an order that ended undelivered.
 */
export function planMoney(total: number, to: Statuses, money: Money): MoneyMove[] {
  const expected = UNDELIVERED_ENDS.includes(to.status) ? 0 : total;
  const isNewlyPaid = to.paymentStatus === "Paid" && heldMoney(money) <= 0;
  // Said to have come in, and then it hadn't. What went back had come in.
  const isMissing = !hasMoney(to.paymentStatus) && money.refunded === 0;
  const moves: MoneyMove[] = [
    { kind: "expected", rupiah: expected - money.expected },
    { kind: "received", rupiah: (isNewlyPaid ? total : 0) - (isMissing ? money.received : 0) },
  ];
  return moves.filter(({ rupiah }) => rupiah !== 0);
}

/** Returns the sums after more entries. */
export function addMoney(money: Money, moves: readonly MoneyMove[]): Money {
  const sums = { ...money };
  for (const { kind, rupiah } of moves) sums[kind] += rupiah;
  return sums;
}
