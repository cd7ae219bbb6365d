import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { type CsvColumn, streamCsv } from "../../csv/csv.ts";
import { readInBatches } from "../../database/batches.ts";
import { readWithFreshness } from "../../database/freshness.ts";
import { onSource } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { reportMoments, reportRange } from "./report-range.ts";
import type { MoneyReportQuery } from "./schema.ts";

/** Each batch sorts the range anew. */
const BATCH = 5_000;

const KINDS = {
  sale: "Penjualan",
  unique: "Kode unik",
  refunded: "Dikembalikan",
  returned: "Dikembalikan ke pengirim",
  "written-off": "Lain-lain",
  unmatched: "Belum dicocokkan",
  // Of these the ledger has a part already: refunds, and the sales of which a payout is the sum.
  outgoing: "Uang keluar",
  payout: "Setoran QRIS",
} as const;

type Row = {
  /** Position in the file. */
  id: string;
  day: string;
  /** The bank's day, where a row of it stands for the money. */
  bankDay: string | null;
  account: string | null;
  text: string | null;
  kind: keyof typeof KINDS;
  orderNo: string | null;
  customer: string | null;
  /** Rupiah, negative where it went out; with sen where a row has them. */
  amount: string;
  note: string;
};

const COLUMNS: readonly CsvColumn<Row>[] = [
  ["Tanggal", ({ day }) => day],
  ["Jenis", ({ kind }) => KINDS[kind]],
  ["No. Pesanan", ({ orderNo }) => orderNo ?? ""],
  ["Pelanggan", ({ customer }) => customer ?? ""],
  ["Jumlah (Rp)", ({ amount }) => amount],
  ["Tanggal Rekening", ({ bankDay }) => bankDay ?? ""],
  ["Rekening", ({ account }) => account ?? ""],
  ["Teks Rekening", ({ text }) => text ?? ""],
  ["Catatan", ({ note }) => note],
];

/**
 * Streams a range's money for a bookkeeper as CSV, oldest first: receipts and refunds on the report's days, each with
 * its row of the bank where there is one, and the rows that are no order's. A receipt of a whole total is split from
 * its unique amount. Throws forbidden before the first chunk.
 */
export function exportClosing(
  actor: Actor,
  query: MoneyReportQuery,
  now = new Date(),
): AsyncGenerator<string> {
  assertAdmin(actor);
  const range = reportRange(query, now);
  const { start, end } = reportMoments(range);
  const entries = sql`
    SELECT e.id, (e.happened_at AT TIME ZONE 'Asia/Jakarta')::date AS day, e.kind, e.rupiah, e.note, e.order_id,
      CASE WHEN e.kind = 'received' AND abs(e.rupiah) = o.total THEN sign(e.rupiah)::int * coalesce(
        (SELECT sum((charge->>'rupiah')::bigint) FROM jsonb_array_elements(o.other_charges) charge
          WHERE charge->>'kind' = 'unique'), 0) ELSE 0 END AS code
    FROM money_entries e JOIN orders o ON o.id = e.order_id
    WHERE e.kind IN ('received', 'refunded')
      AND e.happened_at >= ${start}::timestamptz AND e.happened_at < ${end}::timestamptz`;
  const lines = sql`
    WITH entries AS (${entries}), lines AS (
      SELECT e.id, 0 AS part, e.day, CASE e.kind WHEN 'received' THEN 'sale' ELSE 'refunded' END AS kind,
        CASE e.kind WHEN 'received' THEN e.rupiah - e.code ELSE -e.rupiah END::text AS amount,
        e.note, e.order_id, r.id AS row_id
      FROM entries e LEFT JOIN bank_rows r ON r.entry_id = e.id
      UNION ALL
      SELECT e.id, 1, e.day, 'unique', e.code::text, e.note, e.order_id, r.id
      FROM entries e LEFT JOIN bank_rows r ON r.entry_id = e.id WHERE e.code <> 0
      UNION ALL
      SELECT id, 2, date, CASE WHEN state <> 'written-off' OR settled_at IS NOT NULL THEN state
          WHEN direction = 'debit' THEN 'outgoing' ELSE 'payout' END, CASE direction WHEN 'debit' THEN '-' ELSE '' END || rupiah
        || CASE WHEN sen > 0 THEN ',' || lpad(sen::text, 2, '0') ELSE '' END, note, NULL, id
      FROM bank_rows
      WHERE entry_id IS NULL AND date BETWEEN ${range.from}::date AND ${range.to}::date
    )
    SELECT concat_ws(' ', l.day, l.id, l.part) AS id, l.day::text, l.kind, l.amount, l.note,
      o.order_no AS "orderNo", o.customer_name AS customer,
      r.date::text AS "bankDay", s.account, r.text
    FROM lines l LEFT JOIN orders o ON o.id = l.order_id
    LEFT JOIN bank_rows r ON r.id = l.row_id LEFT JOIN bank_statements s ON s.id = r.statement_id`;
  const batches = readInBatches(
    (last: { id: string } | null, take) =>
      readWithFreshness("replica", (source) =>
        onSource(source).query<Row>(sql`
        SELECT * FROM (${lines}) closing WHERE id COLLATE "C" > ${last?.id ?? ""}
        ORDER BY id COLLATE "C" LIMIT ${take}::int`),
      ),
    BATCH,
  );
  return streamCsv(COLUMNS, batches);
}
