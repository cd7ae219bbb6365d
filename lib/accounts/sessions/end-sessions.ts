import "server-only";
import { inTransaction } from "../../database/transaction.ts";
import { notFound } from "../../errors.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";

/** Ends all sessions of an account, for operators. Throws not-found. */
export function endSessions(email: string): Promise<{ userId: string; sessionsEnded: number }> {
  return inTransaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) throw notFound("Account");
    return { userId: user.id, sessionsEnded: await endAllSessions(tx, user.id) };
  });
}
