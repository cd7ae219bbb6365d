import "server-only";
import type { Database } from "../../database/db.ts";

/** Returns until when a change of an account's e-mail can be undone; null if none can. */
export async function findUndoTime(tx: Database, userId: string): Promise<Date | null> {
  const change = await tx.emailChange.findFirst({
    where: {
      userId,
      confirmedAt: { not: null },
      endedAt: null,
      undoTokenHash: { not: null },
      expiresAt: { gt: new Date() },
    },
    select: { expiresAt: true },
    orderBy: { expiresAt: "desc" },
  });
  return change?.expiresAt ?? null;
}
