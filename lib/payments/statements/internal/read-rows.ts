import "server-only";
import type { Sql } from "../../../database/sql/source.ts";
import { type Statement, sql } from "../../../database/sql/statement.ts";
import { matchRow } from "../match-row.ts";
import type { BankRowView } from "../schema.ts";
import { findCandidates } from "./find-candidates.ts";

/** A credit that may be an order's: whole rupiah, and no sum of many sales. */
export const MATCHABLE = sql`state = 'unmatched' AND direction = 'credit' AND kind = 'transfer' AND sen = 0`;

const CORRECTION = "koreksi|reversal|batal";
const CORRECTION_DAYS = 14;

type Row = Omit<BankRowView, "match"> & {
  twins: number;
  isReversed: boolean;
  isMatchable: boolean;
};

/** Returns rows of the bank, the newest first, with the orders that each may be of. */
export async function readRows(
  source: Sql,
  where: Statement,
  page: Statement,
): Promise<BankRowView[]> {
  const rows = await source.query<Row>(sql`
    WITH page AS MATERIALIZED (SELECT * FROM bank_rows WHERE ${where} ORDER BY date DESC, id ${page}),
      amounts AS MATERIALIZED (SELECT DISTINCT rupiah FROM page),
      -- Of all amounts of the page at once: after a large file the planner doesn't know yet how many rows there are.
      twins AS MATERIALIZED (
        SELECT rupiah, count(*)::int AS count FROM bank_rows JOIN amounts USING (rupiah)
        WHERE ${MATCHABLE} GROUP BY rupiah),
      corrections AS MATERIALIZED (
        SELECT s.account, d.rupiah, d.date
        FROM bank_rows d JOIN amounts USING (rupiah) JOIN bank_statements s ON s.id = d.statement_id
        WHERE d.direction = 'debit' AND d.text ~* ${CORRECTION})
    SELECT b.id::text, s.account, b.date::text, b.text, b.rupiah::float8 AS amount, b.sen,
      b.direction, b.kind, b.state, b.order_id::text, o.order_no, b.note, b.settled_at,
      coalesce(t.count, 0) AS twins,
      EXISTS (
        SELECT FROM corrections c WHERE c.rupiah = b.rupiah AND c.account = s.account
          AND c.date BETWEEN b.date AND b.date + ${CORRECTION_DAYS}::int
      ) AS "isReversed",
      (b.state = 'unmatched' AND b.direction = 'credit' AND b.kind = 'transfer' AND b.sen = 0) AS "isMatchable"
    FROM page b JOIN bank_statements s ON s.id = b.statement_id
      LEFT JOIN orders o ON o.id = b.order_id LEFT JOIN twins t ON t.rupiah = b.rupiah
    ORDER BY b.date DESC, b.id`);
  const amounts = rows.filter(({ isMatchable }) => isMatchable).map(({ amount }) => amount);
  const candidates = amounts.length > 0 ? await findCandidates(source, amounts) : [];
  return rows.map(({ twins, isReversed, isMatchable, ...row }) => ({
    ...row,
    settled_at: row.settled_at && new Date(row.settled_at).toISOString(),
    match: isMatchable ? matchRow({ ...row, twins, isReversed }, candidates) : null,
  }));
}
