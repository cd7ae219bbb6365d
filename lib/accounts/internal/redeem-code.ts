import "server-only";
import type { Database } from "../../database/db.ts";

/** Marks a code as used. Returns false if it was used already, also by a concurrent request. */
export async function redeemCode(tx: Database, id: string): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}
