import "server-only";
import type { Database } from "../../database/db.ts";
import { type Money, type MoneyMove, NO_MONEY } from "../money.ts";

/** Who or what moved the money. */
export type MoneySource = "order" | "admin" | "proof" | "expiry" | "customer" | "link";

export async function readMoney(tx: Database, orderId: string): Promise<Money> {
  const sums = await tx.moneyEntry.groupBy({
    by: ["kind"],
    where: { orderId },
    _sum: { rupiah: true },
  });
  const read = sums.map(({ kind, _sum }) => [kind, Number(_sum.rupiah)]);
  return { ...NO_MONEY, ...Object.fromEntries(read) };
}

type Entry = MoneyMove & {
  source: MoneySource;
  actorId: string | null;
  happenedAt: Date;
  note?: string;
  account?: string;
  /** Key of the picture of a refund's transfer. */
  image?: string | null;
};

/** Writes entries of a locked order. */
export async function writeMoney(
  tx: Database,
  orderId: string,
  entries: readonly Entry[],
): Promise<void> {
  await tx.moneyEntry.createMany({ data: entries.map((entry) => ({ ...entry, orderId })) });
}
