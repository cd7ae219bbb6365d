import "server-only";
import type { Database } from "../../../database/db.ts";
import { onPrisma } from "../../../database/sql/source.ts";
import { sql } from "../../../database/sql/statement.ts";
import type { BankRowView } from "../schema.ts";
import { MATCHABLE, readRows } from "./read-rows.ts";

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
