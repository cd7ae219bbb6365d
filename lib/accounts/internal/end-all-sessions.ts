import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { endPendingChange } from "./pending-change.ts";

/** Ends every session of an account. Returns how many were active. */
export function endAllSessions(tx: Database, userId: string): Promise<number> {
  return endOtherSessions(tx, userId, null);
}

/** Ends an account's other sessions and its pending change, which may be a stranger's. Returns how many were active. */
export async function endOtherSessions(
  tx: Database,
  userId: string,
  keptId: string | null,
): Promise<number> {
  // A log-in under way opens its session under this lock (openSession).
  await onPrisma(tx).query(sql`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
  await endPendingChange(tx, userId);
  const now = new Date();
  const { count } = await tx.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      ...(keptId && { id: { not: keptId } }),
    },
    data: { revokedAt: now },
  });
  return count;
}
