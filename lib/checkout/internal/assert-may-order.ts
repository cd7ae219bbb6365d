import type { Actor } from "../../actor.ts";
import { ADVISORY_LOCKS } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/db.ts";
import { AppError } from "../../errors.ts";
import { findAddressRefusal, findOwnRefusal, type OpenOrders } from "../open-orders.ts";

type NewOrder = {
  pieces: number;
  /** Hash of the caller's address group; null isn't limited. */
  placedFrom: string | null;
};

type Counts = OpenOrders & { all: number; unverified: number };

/**
 * Throws conflict beyond the limits on open orders. The caller has locked the cart, which serializes the
 * customer's orders. This locks the address group as the transaction's last lock, so that it is held for
 * the insert alone and its holder waits for no product.
 */
export async function assertMayOrder(
  tx: Database,
  actor: Actor,
  { pieces, placedFrom }: NewOrder,
): Promise<void> {
  if (placedFrom !== null) await lockAddressGroup(tx, placedFrom);
  const counts = await countOpenOrders(tx, actor, placedFrom);
  const refusal = findOwnRefusal(counts, pieces) ?? findAddressRefusal(counts, counts);
  if (!refusal) return;
  throw new AppError("conflict", refusal.message, { body: { verify_email: refusal.verifies } });
}

/** A statement of its own: the count has to see what the lock has waited for. */
async function lockAddressGroup(tx: Database, placedFrom: string): Promise<void> {
  const group = Buffer.from(placedFrom, "base64url").readInt32BE();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.openOrders}::int, ${group}::int)`;
}

async function countOpenOrders(
  tx: Database,
  actor: Actor,
  placedFrom: string | null,
): Promise<Counts> {
  const [counts] = await tx.$queryRaw<Counts[]>`
    SELECT u.email_verified_at IS NOT NULL AS "isVerified",
      (SELECT count(*)::int FROM orders o
        WHERE o.user_id = u.id AND o.status = 'Waiting for Payment') AS "openOrders",
      near.all, near.unverified
    FROM users u, LATERAL (
      SELECT count(*)::int AS "all",
        (count(*) FILTER (WHERE buyer.email_verified_at IS NULL))::int AS unverified
      FROM orders o JOIN users buyer ON buyer.id = o.user_id
      WHERE o.placed_from = ${placedFrom}::text AND o.status = 'Waiting for Payment') near
    WHERE u.id = ${actor.userId}::uuid`;
  if (!counts) throw new Error("a cart's owner always has an account");
  return counts;
}
