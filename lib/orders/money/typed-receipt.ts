import "server-only";
import type { Database } from "../../database/db.ts";
import { jakartaDay } from "../../dates.ts";
import { invalidField } from "../../errors.ts";
import { formatRupiah } from "../../rupiah.ts";
import { readMoney } from "../internal/money-entries.ts";
import type { LockedOrder } from "../lock-order.ts";
import { DOUBTED_TOTALS, type ReceiptInput } from "../schema.ts";
import { heldMoney, type Money, type MoneyPlan, type Receipt } from "./order-ledger.ts";

/** A receipt of more than this many totals is a typing error. */
const MOST_TOTALS = 10;

/** Returns the rupiah that a customer still has to pay, also of an order that has ended. */
export function dueOf(order: Pick<LockedOrder, "total">, money: Money): number {
  return Math.max(0, order.total - money["written-off"] - heldMoney(money));
}

/**
 * Returns what an admin typed of money that came in; without an amount the proposal. Throws invalid on the field of
 * an amount that is too large or not confirmed, of a short one without a word on the rest, and of a wrong day.
 */
export function typedReceipt(
  order: LockedOrder,
  money: Money,
  input: ReceiptInput,
  now = new Date(),
): { money: MoneyPlan; paidAt: Date } {
  const paidAt = moneyMoment("received_on", input.received_on, order, now);
  const { amount, rest } = input;
  if (amount === undefined) return { money: "proposed", paidAt };
  const lacks = dueOf(order, money) - amount;
  if (lacks > 0 && rest === undefined) {
    throw invalidField(
      "rest",
      `Kurang ${formatRupiah(lacks)}: pilih apa yang terjadi dengan sisanya`,
    );
  }
  assertPlausible(order, amount, input.sure);
  return { money: { amount, writesOff: rest === "written-off" } satisfies Receipt, paidAt };
}

/** Throws invalid on `amount` for more than ten times an order's total, and beyond twice it unless `isSure`. */
export function assertPlausible(
  { total }: Pick<LockedOrder, "total">,
  amount: number,
  isSure = false,
): void {
  if (amount > MOST_TOTALS * total) {
    throw invalidField(
      "amount",
      `Paling banyak ${MOST_TOTALS} kali total: ${formatRupiah(MOST_TOTALS * total)}`,
    );
  }
  if (amount > DOUBTED_TOTALS * total && !isSure) {
    throw invalidField(
      "amount",
      `Lebih dari ${DOUBTED_TOTALS} kali total pesanan. Pastikan jumlahnya benar.`,
    );
  }
}

/** Returns a Jakarta day's moment, by default now. Throws invalid on `field` before the order's day or after today. */
export function moneyMoment(
  field: string,
  day: string | undefined,
  { createdAt }: Pick<LockedOrder, "createdAt">,
  now = new Date(),
): Date {
  const today = jakartaDay(now);
  if (day === undefined || day === today) return now;
  if (day > today) throw invalidField(field, "Tanggal ini belum tiba");
  if (day < jakartaDay(createdAt)) throw invalidField(field, "Pesanan belum ada pada tanggal ini");
  // Noon in Jakarta, so that the day stays the same in any zone near it.
  const noon = new Date(`${day}T12:00:00+07:00`);
  return noon > createdAt ? noon : createdAt;
}

/** Returns an admin's receipt, the rupiah that are due, and whether money went back. Throws as typedReceipt. */
export async function readReceipt(
  tx: Database,
  order: LockedOrder,
  input: ReceiptInput,
): Promise<{ due: number; wentBack: boolean; money: MoneyPlan; paidAt: Date }> {
  const money = await readMoney(tx, order.id);
  const wentBack = money.refunded > 0;
  return { due: dueOf(order, money), wentBack, ...typedReceipt(order, money, input) };
}
