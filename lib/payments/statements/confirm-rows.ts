import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError } from "../../errors.ts";
import { reportMovedStock } from "../../orders/status/move-order.ts";
import { log } from "../../telemetry/log.ts";
import { matchLockedRow } from "./internal/match-locked-row.ts";
import { MATCHABLE, readRows } from "./internal/read-rows.ts";
import type { BankRowView, ConfirmedRow, ConfirmRowsInput } from "./schema.ts";

const MAX_ROWS = 500;

/**
 * Confirms the rows whose amount one open order alone expects, and names those that a proof or a status has booked; the
 * others stay. Each goes in a transaction of its own, and a refused one is a result like any other. Safe to call
 * at once from several servers. Throws forbidden.
 */
export async function confirmRows(
  actor: Actor,
  { ids }: ConfirmRowsInput,
  onMoved: (productIds: string[]) => void = () => {},
): Promise<ConfirmedRow[]> {
  assertAdmin(actor);
  const chosen = ids ? sql`AND id = ANY(${ids}::uuid[])` : sql``;
  // Of all rows, those whose amount an order expects or has booked.
  const where = sql`${MATCHABLE} ${chosen} AND (
    EXISTS (SELECT FROM money_entries e WHERE e.kind = 'received' AND e.rupiah = bank_rows.rupiah)
    OR EXISTS (
      SELECT FROM orders o WHERE o.status = 'Waiting for Payment' AND o.payment_status <> 'Paid'
        AND bank_rows.rupiah = (
          SELECT sum(CASE WHEN kind IN ('expected', 'unique', 'refunded') THEN rupiah ELSE -rupiah END)
          FROM money_entries WHERE order_id = o.id)))`;
  const rows = await readRows(onPool, where, sql`LIMIT ${MAX_ROWS}::int`);
  const results: ConfirmedRow[] = [];
  for (const row of rows) {
    if (row.match?.how !== "exact" && row.match?.how !== "booked") continue;
    results.push(await confirmRow(actor, row, onMoved));
    if (results.at(-1)?.result === "failed") break;
  }
  return results;
}

async function confirmRow(
  actor: Actor,
  { id, match }: BankRowView,
  onMoved: (productIds: string[]) => void,
): Promise<ConfirmedRow> {
  const order_id = match?.orders[0]?.order_id ?? "";
  try {
    const input = { order_id, sure: false, isExact: true };
    await reportMovedStock(onMoved, (tx) => matchLockedRow(tx, actor, id, input));
    return { id, order_id, result: "confirmed", message: "" };
  } catch (err) {
    if (err instanceof AppError) {
      return { id, order_id: null, result: "conflict", message: err.message };
    }
    log().error({ err }, "a bank's row couldn't be confirmed");
    return { id, order_id: null, result: "failed", message: "Oops, Something went wrong!" };
  }
}
