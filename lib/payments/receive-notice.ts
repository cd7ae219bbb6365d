import "server-only";
import { createHash } from "node:crypto";
import { type Database, db } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { jakartaDay } from "../dates.ts";
import { AppError, notFound } from "../errors.ts";
import { reportMovedStock } from "../orders/status/move-order.ts";
import { WAYS_TO_PAY, type WayId, wayName } from "../shop/ways-to-pay.ts";
import { log } from "../telemetry/log.ts";
import { matchLockedRow } from "./statements/internal/match-locked-row.ts";
import type { PaymentNotice } from "./ways/way.ts";
import { SERVED_WAYS } from "./ways/ways.ts";

/**
 * Takes a gateway's notice of a payment. Its money becomes a row of the gateway's account, once for each reference, and
 * confirms the order that it names where exactly this much is due; else the row waits at /dashboard/rekening. Throws
 * not-found for a way without notices, and as its readNotice.
 */
export async function receiveNotice(
  way: string,
  { headers, body }: { headers: Headers; body: string },
  onMoved: (productIds: string[]) => void = () => {},
): Promise<void> {
  const id = WAYS_TO_PAY.find((one) => one.id === way)?.id;
  const read = id && SERVED_WAYS[id].readNotice;
  if (!read) throw notFound("Path");
  const notice = read(headers, body);
  const row = await inTransaction((tx) => saveRow(tx, id, notice));
  const order = await db().order.findUnique({
    where: { orderNo: notice.orderNo },
    select: { id: true },
  });
  if (row.state !== "unmatched" || !order) return;
  try {
    const input = { order_id: order.id, sure: false, isExact: true };
    await reportMovedStock(onMoved, (tx) => matchLockedRow(tx, null, row.id, input));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log().info({ row: row.id, reason: error.message }, "a gateway's payment waits for an admin");
  }
}

/** Each of several notices of one payment returns the same row. */
async function saveRow(
  tx: Database,
  way: WayId,
  { reference, orderNo, rupiah, paidAt }: PaymentNotice,
): Promise<{ id: string; state: string }> {
  const hash = createHash("sha256")
    .update(JSON.stringify([way, reference]))
    .digest("hex");
  const known = { where: { hash }, select: { id: true, state: true } } as const;
  const found = await tx.bankRow.findUnique(known);
  if (found) return found;
  const { id: statementId } = await tx.bankStatement.create({
    data: { account: wayName(way, "id"), fileName: "" },
    select: { id: true },
  });
  await tx.bankRow.createMany({
    data: {
      statementId,
      hash,
      line: 1,
      date: new Date(`${jakartaDay(paidAt)}T00:00:00Z`),
      text: `${orderNo} ${reference}`,
      rupiah,
      sen: 0,
      direction: "credit",
      kind: "transfer",
    },
    skipDuplicates: true,
  });
  return tx.bankRow.findUniqueOrThrow(known);
}
