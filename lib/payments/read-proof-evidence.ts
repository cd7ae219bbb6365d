import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import type { EvidenceRow, ProofEvidence } from "./schema.ts";
import { findOrderRows } from "./statements/find-order-rows.ts";
import type { BankRowView } from "./statements/schema.ts";

/** The most bits, of 8,064, in which copies of one picture differ (docs/payments.md#pictures-of-proofs). */
const COPY_BITS = 24;
const MOST_COPIES = 5;

/** Returns by order its newest proof's bank rows, and orders with the same picture. Throws forbidden. */
export async function readProofEvidence(
  actor: Actor,
  orderIds: readonly string[],
): Promise<Record<string, ProofEvidence>> {
  assertAdmin(actor);
  if (orderIds.length === 0) return {};
  const [rows, read, copies] = await Promise.all([
    findOrderRows(onPool, orderIds),
    listReadAccounts(orderIds),
    listCopies(orderIds),
  ]);
  const evidenceOf = (id: string): ProofEvidence => ({
    rows: rows.flatMap((row) => viewOf(row, id)),
    read: read.filter(({ id: of }) => of === id).map(({ account, until }) => ({ account, until })),
    copies: copies
      .filter(({ id: of }) => of === id)
      .map(({ order_id, order_no }) => ({ order_id, order_no })),
  });
  return Object.fromEntries(orderIds.map((id) => [id, evidenceOf(id)]));
}

function viewOf({ match, ...row }: BankRowView, orderId: string): EvidenceRow[] {
  const { id, date, amount, text } = row;
  if (row.order_id === orderId) return [{ id, date, amount, text, how: "matched", reasons: [] }];
  const order = match?.orders.find(({ order_id }) => order_id === orderId);
  return match && order ? [{ id, date, amount, text, how: match.how, reasons: order.reasons }] : [];
}

/** Finds the accounts of which a statement has the day of an order's newest proof. */
function listReadAccounts(orderIds: readonly string[]) {
  return onPool.query<{ id: string; account: string; until: string }>(sql`
    WITH proofs AS (
      SELECT order_id, (max(uploaded_at) AT TIME ZONE 'Asia/Jakarta')::date AS day
      FROM payment_proofs WHERE order_id = ANY(${orderIds}::uuid[]) GROUP BY order_id
    )
    SELECT p.order_id::text AS id, s.account, max(r.last)::text AS until
    FROM bank_statements s, LATERAL (
      SELECT min(date) AS first, max(date) AS last FROM bank_rows WHERE statement_id = s.id
    ) r JOIN proofs p ON p.day BETWEEN r.first AND r.last
    GROUP BY p.order_id, s.account ORDER BY s.account`);
}

/** Compares the pictures with those of other orders that have about as many edges, which an index finds. */
function listCopies(orderIds: readonly string[]) {
  return onPool.query<{ id: string; order_id: string; order_no: string }>(sql`
    WITH newest AS (
      SELECT DISTINCT ON (order_id) order_id, picture_hash FROM payment_proofs
      WHERE order_id = ANY(${orderIds}::uuid[]) ORDER BY order_id, uploaded_at DESC
    )
    SELECT n.order_id::text AS id, o.id::text AS order_id, o.order_no
    FROM newest n, LATERAL (
      SELECT p.order_id FROM payment_proofs p
      WHERE p.order_id <> n.order_id
        AND bit_count(p.picture_hash) BETWEEN bit_count(n.picture_hash) - ${COPY_BITS}::int
          AND bit_count(n.picture_hash) + ${COPY_BITS}::int
        AND bit_count(p.picture_hash # n.picture_hash) <= ${COPY_BITS}::int
      GROUP BY p.order_id ORDER BY min(p.uploaded_at) LIMIT ${MOST_COPIES}::int
    ) copy JOIN orders o ON o.id = copy.order_id
    ORDER BY o.created_at`);
}
