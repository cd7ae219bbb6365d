import "server-only";
import type { Actor } from "../../../actor.ts";
import type { Database } from "../../../database/db.ts";
import { onPrisma } from "../../../database/sql/source.ts";
import { sql } from "../../../database/sql/statement.ts";
import { AppError, invalidField, notFound } from "../../../errors.ts";
import {
  assertNoProofWaits,
  customerDeleted,
  type LockedOrder,
  lockOrder,
  statusConflict,
} from "../../../orders/lock-order.ts";
import { bookReceipt } from "../../../orders/money/book-receipt.ts";
import { readReceipt } from "../../../orders/money/typed-receipt.ts";
import { recordOrderAudit } from "../../../orders/order-audit.ts";
import { moveOrder } from "../../../orders/status/move-order.ts";
import { awaitsTransfer, endedUndelivered } from "../../../orders/status/order-status.ts";
import type { BankRowView, SettleRowInput } from "../schema.ts";
import { UNLINKED, UNLINKED_ENTRY } from "./find-candidates.ts";
import { MATCHABLE, readRows } from "./read-rows.ts";

type MatchInput = Omit<Extract<SettleRowInput, { state: "matched" }>, "state"> & {
  /** Throws conflict unless the amount is due, or booked already. */
  isExact?: boolean;
};

type Row = { date: string; amount: number; text: string };

/**
 * Matches a row with an order, whose lock comes first. Money that a proof or a status has booked is only named.
 * Without an actor a gateway tells of the money, and nothing goes into the audit log. Returns the ids of the products whose
 * stock moved.
 */
export async function matchLockedRow(
  tx: Database,
  actor: Actor | null,
  id: string,
  input: MatchInput,
): Promise<string[]> {
  const order = await lockOrder(tx, input.order_id);
  const row = await lockRow(tx, id);
  const booked = await findReceipt(tx, order, row.amount);
  const moved = booked ? [] : await book(tx, actor, order, row, input);
  await nameReceipt(tx, actor, order, { id, amount: row.amount });
  return moved;
}

/** Names a locked row on the receipt of its amount, which is booked. */
export async function nameReceipt(
  tx: Database,
  actor: Actor | null,
  order: LockedOrder,
  { id, amount }: { id: string; amount: number },
): Promise<void> {
  const entryId = await findReceipt(tx, order, amount);
  if (!entryId) throw new Error("a row's money wasn't booked");
  await tx.bankRow.update({
    where: { id },
    data: {
      state: "matched",
      orderId: order.id,
      entryId,
      settledBy: actor?.userId ?? null,
      settledAt: new Date(),
    },
  });
  if (!actor) return;
  await recordOrderAudit(tx, actor, "bank-row-matched", order, { after: { bank_row: id } });
}

async function lockRow(tx: Database, id: string): Promise<Row> {
  const [row] = await onPrisma(tx).query<Row & { state: string; isMatchable: boolean }>(sql`
    SELECT date::text, rupiah::float8 AS amount, text, state, (${MATCHABLE}) AS "isMatchable"
    FROM bank_rows WHERE id = ${id}::uuid FOR UPDATE`);
  if (!row) throw notFound("Row");
  const { state } = row;
  if (!row.isMatchable) {
    const why = state === "unmatched" ? "can be no order's" : `is ${state} already`;
    throw new AppError("conflict", `This row ${why}`, { body: { state } });
  }
  return row;
}

/** Finds a receipt of an amount that no row stands for, the newest first. */
async function findReceipt(tx: Database, order: LockedOrder, amount: number) {
  const [entry] = await onPrisma(tx).query<{ id: string }>(sql`
    SELECT e.id::text FROM money_entries e JOIN orders o ON o.id = e.order_id
    WHERE o.id = ${order.id}::uuid AND e.rupiah = ${String(amount)}::bigint AND ${UNLINKED_ENTRY}
      AND ${UNLINKED} >= e.rupiah
    ORDER BY e.created_at DESC LIMIT 1`);
  return entry?.id ?? null;
}

async function book(
  tx: Database,
  actor: Actor | null,
  order: LockedOrder,
  { date, amount }: Row,
  { rest, late, sure, isExact }: MatchInput,
): Promise<string[]> {
  const { status, paymentStatus } = order;
  const waits = awaitsTransfer({ status, payment_status: paymentStatus });
  const isLate = endedUndelivered(status) && paymentStatus !== "Paid";
  if (isLate !== (late !== undefined)) throw statusConflict(status, `This order is ${status}`);
  if (isExact && !waits) throw statusConflict(status, `This order is ${status} by now`);
  if (late === "revive" && order.isErased) throw customerDeleted(status);
  const receipt = {
    amount,
    received_on: date,
    rest: late === "refund" ? ("due" as const) : rest,
    sure,
  };
  if (actor && !waits && !isLate) {
    assertNoProofWaits(order);
    await bookReceipt(tx, actor, order, receipt);
    return [];
  }
  const { due, money, paidAt } = await readReceipt(tx, order, receipt);
  if (isExact && due !== amount) throw statusConflict(status, "Another amount is due by now");
  if (typeof money !== "object") throw invalidField("order_id", "Jumlahnya tidak jelas");
  if (late === "refund") {
    assertNoProofWaits(order);
    return moveOrder(tx, order, { kind: "late-payment-kept", money }, actor, paidAt);
  }
  const isShort = amount < due && !money.writesOff;
  return moveOrder(
    tx,
    order,
    isShort
      ? { kind: "payment-short", money }
      : { kind: "set-status", to: "Payment Confirm", money },
    actor,
    paidAt,
  );
}

/** Locks the waiting row of this many rupiah that is surely a locked order's; null where there is none or a choice. */
export async function lockSureRow(
  tx: Database,
  orderId: string,
  amount: number,
): Promise<BankRowView | null> {
  const source = onPrisma(tx);
  const where = sql`${MATCHABLE} AND rupiah = ${String(amount)}::bigint
    AND date <= (now() AT TIME ZONE 'Asia/Jakarta')::date`;
  await source.query(sql`SELECT id FROM bank_rows WHERE ${where} ORDER BY id FOR UPDATE`);
  const rows = await readRows(source, where, sql`LIMIT 2`);
  const isSure = ({ match }: BankRowView) =>
    (match?.how === "exact" || match?.how === "late") && match.orders[0]?.order_id === orderId;
  return rows.find(isSure) ?? null;
}
