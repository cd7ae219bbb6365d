import "server-only";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import type { LockedOrder } from "../lock-order.ts";
import {
  addMoney,
  type Money,
  type MoneyMove,
  NO_MONEY,
  paymentStatusOf,
  shownDifference,
} from "../money/order-ledger.ts";
import { hasDeadline, type OrderStatus, type PaymentStatus } from "../status/order-status.ts";
import { paymentDeadline } from "../unpaid/payment-deadline.ts";

export type MoneySource = "order" | "admin" | "proof" | "expiry" | "customer" | "link" | "gateway";

export async function readMoney(tx: Database, orderId: string): Promise<Money> {
  const sums = await tx.moneyEntry.groupBy({
    by: ["kind"],
    where: { orderId },
    _sum: { rupiah: true },
  });
  const read = sums.map(({ kind, _sum }) => [kind, Number(_sum.rupiah)]);
  return { ...NO_MONEY, ...Object.fromEntries(read) };
}

export type MoneyOrigin = {
  source: MoneySource;
  actorId: string | null;
  happenedAt: Date;
  note?: string;
  account?: string;
  /** Key of the picture of a refund's transfer. */
  image?: string | null;
};

/** A move that counters another entry, or that happened at another moment than the others. */
type Entry = MoneyMove & { countersId?: string; happenedAt?: Date };

/** Writes entries of a locked order. */
export async function writeMoney(
  tx: Database,
  orderId: string,
  moves: readonly Entry[],
  origin: MoneyOrigin,
): Promise<void> {
  await tx.moneyEntry.createMany({ data: moves.map((move) => ({ ...origin, ...move, orderId })) });
}

export function moneyColumns(
  money: Money,
  to: { status: OrderStatus; paymentStatus: PaymentStatus },
): { paymentStatus: PaymentStatus; moneyDifference: number | null } {
  return {
    paymentStatus: paymentStatusOf(money, to),
    moneyDifference: shownDifference(money, to.status),
  };
}

/** Writes entries of a locked order that doesn't move; if it waits again, a new deadline. Returns the sums. */
export async function bookMoney(
  tx: Database,
  order: LockedOrder,
  money: Money,
  moves: readonly Entry[],
  origin: MoneyOrigin,
): Promise<Money> {
  await writeMoney(tx, order.id, moves, origin);
  const after = addMoney(money, moves);
  const columns = moneyColumns(after, order);
  const { status, paymentStatus } = order;
  const waits = hasDeadline({ status, payment_status: columns.paymentStatus });
  const waitsAgain = waits && !hasDeadline({ status, payment_status: paymentStatus });
  await tx.order.update({
    where: { id: order.id },
    data: {
      ...columns,
      ...(waitsAgain && {
        paymentDeadline: await paymentDeadline(onPrisma(tx), new Date()),
        remindedAt: null,
      }),
    },
  });
  return after;
}
