import "server-only";
import type { Database } from "../../database/db.ts";

/** Uses a code up. False where it is used up already: of two who come at once, one gets it. */
export async function redeemCode(tx: Database, id: string): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}
