import type { Prisma } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";

/** Returns a filter for changes that wait for their code. */
export function pendingAt(now: Date) {
  return {
    confirmedAt: null,
    endedAt: null,
    expiresAt: { gt: now },
  } satisfies Prisma.EmailChangeWhereInput;
}

/** Ends an account's pending change, if it has one. */
export async function endPendingChange(tx: Database, userId: string): Promise<void> {
  await tx.emailChange.updateMany({
    where: { userId, confirmedAt: null, endedAt: null },
    data: { endedAt: new Date() },
  });
}
