import "server-only";
import { addHours, subDays } from "date-fns";
import { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import {
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

const IN_STATUS_SINCE = Prisma.sql`coalesce(
  (SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.status = o.status),
  o.created_at)`;

const PENDING_PROOF_SINCE = Prisma.sql`coalesce(
  (SELECT p.uploaded_at FROM payment_proofs p WHERE p.order_id = o.id AND p.state = 'pending'),
  o.created_at)`;

/** Lists what admins have to do now. Each queue is one query on a partial index. Throws forbidden. */
export async function listWork(actor: Actor, now = new Date()): Promise<WorkQueues> {
  assertAdmin(actor);
  const lateSince = subDays(now, LATE_AFTER_DAYS);
  const soon = addHours(now, DEADLINE_WITHIN_HOURS);
  const [
    toConfirm,
    rejected,
    paidAndSetBack,
    toSend,
    toMarkSent,
    lateDeliveries,
    moneyToReturn,
    nearDeadline,
  ] = await Promise.all([
    queue(PENDING_PROOF_SINCE, PROOF_TO_CHECK),
    queue(
      Prisma.sql`o.payment_deadline`,
      Prisma.sql`o.status = 'Waiting for Payment' AND o.payment_status = 'Rejected'`,
    ),
    queue(IN_STATUS_SINCE, PAID_AND_SET_BACK),
    queue(IN_STATUS_SINCE, Prisma.sql`${TO_SEND} AND coalesce(o.resi, '') = ''`),
    queue(IN_STATUS_SINCE, Prisma.sql`${TO_SEND} AND o.resi <> ''`),
    queue(
      IN_STATUS_SINCE,
      // Redundant, but lets the index skip young orders.
      Prisma.sql`o.status = 'In Delivery' AND o.created_at < ${lateSince}::timestamptz
        AND ${IN_STATUS_SINCE} < ${lateSince}::timestamptz`,
    ),
    queue(IN_STATUS_SINCE, MONEY_TO_RETURN),
    queue(
      Prisma.sql`o.payment_deadline`,
      Prisma.sql`o.status = 'Waiting for Payment' AND o.payment_status = 'Unpaid'
        AND o.payment_deadline > ${now}::timestamptz AND o.payment_deadline <= ${soon}::timestamptz`,
    ),
  ]);
  return {
    toConfirm,
    rejected,
    paidAndSetBack,
    toSend,
    toMarkSent,
    lateDeliveries,
    moneyToReturn,
    nearDeadline,
  };
}

type Row = Omit<QueuedOrder, "at" | "total"> & { total: bigint; at: Date };

async function queue(at: Prisma.Sql, where: Prisma.Sql): Promise<WorkQueue> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT o.id::text, o.order_no AS "orderNo", o.customer_name AS name, o.resi, o.total, ${at} AS at
    FROM orders o WHERE ${where}
    ORDER BY at, o.id LIMIT ${QUEUE_LIMIT + 1}`;
  return {
    count: rows.length,
    orders: rows.slice(0, QUEUE_PREVIEW).map(({ total, at: moment, ...order }) => ({
      ...order,
      total: Number(total),
      at: moment.toISOString(),
    })),
  };
}
