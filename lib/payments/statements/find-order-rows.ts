import "server-only";
import type { Sql } from "../../database/sql/source.ts";
import { sql, sqlText } from "../../database/sql/statement.ts";
import { MATCHABLE, readRows } from "./internal/read-rows.ts";
import { MIN_NAME_LENGTH } from "./match-row.ts";
import type { BankRowView } from "./schema.ts";

/** The most by which a near row is short or over: a unique amount, or a fee. Rupiah. */
const MOST_SHORT = 999;
const MOST_OVER = 6_500;
const MOST_ROWS = 500;

/** Letters and digits alone, as match-row.ts compares. */
const plain = (column: string) =>
  sqlText(`regexp_replace(upper(${column}), '[^[:alnum:]]', '', 'g')`);

/** Returns the rows of these orders, and those that wait and may be theirs, the newest first. */
export function findOrderRows(source: Sql, orderIds: readonly string[]): Promise<BankRowView[]> {
  const where = sql`id IN (
    SELECT id FROM bank_rows WHERE order_id = ANY(${orderIds}::uuid[])
    UNION
    SELECT r.id FROM (
      SELECT coalesce(money_difference, total) AS due, ${plain("order_no")} AS no,
        ${plain("customer_name")} AS name, (created_at AT TIME ZONE 'Asia/Jakarta')::date AS day
      FROM orders WHERE id = ANY(${orderIds}::uuid[])
    ) o JOIN (
      SELECT id, rupiah, date, ${plain("text")} AS words FROM bank_rows WHERE ${MATCHABLE}
    ) r ON r.date >= o.day AND (
      r.rupiah BETWEEN o.due - ${MOST_SHORT}::int AND o.due + ${MOST_OVER}::int
      OR strpos(r.words, o.no) > 0 OR length(o.name) >= ${MIN_NAME_LENGTH}::int AND strpos(r.words, o.name) > 0))`;
  return readRows(source, where, sql`LIMIT ${MOST_ROWS}::int`);
}
