import "server-only";
import { addHours, subDays } from "date-fns";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { type Statement, sql } from "../database/sql/statement.ts";
import { IS_NO_CHAT } from "../orders/chat/order-chat.ts";
import {
  LATE_PROOF_TO_CHECK,
  MONEY_DUE,
  MONEY_TO_RETURN,
  PAID_AND_SET_BACK,
  PROOF_TO_CHECK,
  TO_SEND,
} from "./internal/work-conditions.ts";
import {
  DEADLINE_WITHIN_HOURS,
  LATE_AFTER_DAYS,
  QUEUE_LIMIT,
  QUEUE_PREVIEW,
  type QueuedOrder,
  type WorkQueue,
  type WorkQueues,
} from "./schema.ts";

const IN_STATUS_SINCE = sql`coalesce(
  (SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.status = o.status
    AND ${IS_NO_CHAT}),
  o.created_at)`;

const PENDING_PROOF_SINCE = sql`coalesce(
  (SELECT p.uploaded_at FROM payment_proofs p WHERE p.order_id = o.id AND p.state = 'pending'),
  o.created_at)`;

const GOES_BACK = sql`CASE WHEN o.money_difference < 0 THEN json_build_object(
  'most', -o.money_difference,
  'held', (SELECT sum(CASE m.kind WHEN 'received' THEN m.rupiah ELSE -m.rupiah END)
    FROM money_entries m WHERE m.order_id = o.id AND m.kind IN ('received', 'refunded'))) END`;

/** Lists what admins have to do now. Each queue is one query on a partial index. Throws forbidden. */
export async function listWork(actor: Actor, now = new Date()): Promise<WorkQueues> {
  assertAdmin(actor);
  const lateSince = subDays(now, LATE_AFTER_DAYS);
  const soon = addHours(now, DEADLINE_WITHIN_HOURS);
  const queues: Record<keyof WorkQueues, [at: Statement, where: Statement]> = {
    toConfirm: [PENDING_PROOF_SINCE, PROOF_TO_CHECK],
    latePayments: [PENDING_PROOF_SINCE, LATE_PROOF_TO_CHECK],
    rejected: [
      sql`o.payment_deadline`,
      sql`o.status = 'Waiting for Payment' AND o.payment_status = 'Rejected'`,
    ],
    paidAndSetBack: [IN_STATUS_SINCE, PAID_AND_SET_BACK],
    toSend: [IN_STATUS_SINCE, sql`${TO_SEND} AND coalesce(o.resi, '') = ''`],
    toMarkSent: [IN_STATUS_SINCE, sql`${TO_SEND} AND o.resi <> ''`],
    lateDeliveries: [
      IN_STATUS_SINCE,
      // Redundant, but lets the index skip young orders.
      sql`o.status = 'In Delivery' AND o.created_at < ${lateSince}::timestamptz
        AND ${IN_STATUS_SINCE} < ${lateSince}::timestamptz`,
    ],
    moneyToReturn: [IN_STATUS_SINCE, MONEY_TO_RETURN],
    moneyDue: [IN_STATUS_SINCE, MONEY_DUE],
    nearDeadline: [
      sql`o.payment_deadline`,
      sql`o.status = 'Waiting for Payment' AND o.payment_status = 'Unpaid'
        AND o.payment_deadline > ${now}::timestamptz AND o.payment_deadline <= ${soon}::timestamptz`,
    ],
  };
  const read = Object.entries(queues).map(async ([name, [at, where]]) => [
    name,
    await queue(at, where),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

type Row = Omit<QueuedOrder, "at"> & { at: Date };

async function queue(at: Statement, where: Statement): Promise<WorkQueue> {
  const rows = await onPool.query<Row>(sql`
    SELECT o.id::text, o.order_no AS "orderNo", o.customer_name AS name,
      o.customer_email <> '' AS "hasEmail", o.quantity AS pieces,
      o.city, o.service, o.customer_note AS note, o.resi, o.total::float8,
      o.money_difference::float8 AS difference, ${GOES_BACK} AS "goesBack", ${at} AS at
    FROM orders o WHERE ${where}
    ORDER BY at, o.id LIMIT ${QUEUE_LIMIT + 1}::int`);
  return {
    count: rows.length,
    orders: rows.slice(0, QUEUE_PREVIEW).map(({ at: moment, ...order }) => ({
      ...order,
      at: moment.toISOString(),
    })),
  };
}
