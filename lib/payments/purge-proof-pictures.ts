import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import { subDays } from "date-fns";
import { removeUnusedPrivatePictures } from "../media/store-pictures.ts";
import { IS_NO_CHAT } from "../orders/chat/order-chat.ts";
import type { OrderStatus } from "../orders/status/order-status.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";

const BATCH_SIZE = 500;

/** The customer's money or parcel is still owed, however long ago the order moved. */
const OPEN: readonly OrderStatus[] = ["Waiting for Payment", "Payment Confirm"];

/** Deletes old pictures (docs/payments.md#pictures-of-proofs). Marks rows first: a crash leaves files to the sweep. */
export async function purgeProofPictures(now = new Date()): Promise<void> {
  const endedBefore = subDays(now, (await getShopFacts()).proofRetentionDays);
  for (;;) {
    const images = [
      ...(await forgetProofs(endedBefore, now)),
      ...(await forgetRefunds(endedBefore)),
    ];
    await removeUnusedPrivatePictures(images);
    if (images.length < BATCH_SIZE) return;
  }
}

/** A condition on the order `o`. Its end is its last entry in the timeline, chats aside. */
function hasEnded(before: Date) {
  return sql`o.status <> ALL (${OPEN}::text[]) AND NOT EXISTS (
    SELECT FROM order_events e WHERE e.order_id = o.id AND e.created_at >= ${before}::timestamptz
      AND ${IS_NO_CHAT}
  )`;
}

async function forgetProofs(endedBefore: Date, now: Date): Promise<string[]> {
  const rows = await onPool.query<{ image: string }>(sql`
    WITH ended AS (
      SELECT p.id FROM payment_proofs p JOIN orders o ON o.id = p.order_id
      WHERE p.image_deleted_at IS NULL AND p.uploaded_at < ${endedBefore}::timestamptz
        AND ${hasEnded(endedBefore)}
      LIMIT ${BATCH_SIZE} FOR UPDATE OF o, p SKIP LOCKED
    )
    UPDATE payment_proofs p SET image_deleted_at = ${now}::timestamptz, sender = '', picture_hash = NULL
    FROM ended WHERE p.id = ended.id
    RETURNING p.image`);
  return rows.map(({ image }) => image);
}

async function forgetRefunds(endedBefore: Date): Promise<string[]> {
  const rows = await onPool.query<{ image: string }>(sql`
    WITH ended AS (
      SELECT m.id, m.image FROM money_entries m JOIN orders o ON o.id = m.order_id
      WHERE m.image IS NOT NULL AND m.created_at < ${endedBefore}::timestamptz
        AND ${hasEnded(endedBefore)}
      LIMIT ${BATCH_SIZE} FOR UPDATE OF o, m SKIP LOCKED
    )
    UPDATE money_entries m SET image = NULL FROM ended WHERE m.id = ended.id
    RETURNING ended.image`);
  return rows.map(({ image }) => image);
}
