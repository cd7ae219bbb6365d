import "server-only";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, notFound } from "../../errors.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { deleteFactor } from "../internal/second-factor/delete-factor.ts";
import { queueNotice } from "../internal/second-factor/queue-notice.ts";

/** Removes a lost phone's factor, for operators; ends sessions, mails the owner. Throws not-found, conflict (none). */
export function removeLostFactor(
  email: string,
): Promise<{ userId: string; sessionsEnded: number }> {
  return inTransaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) throw notFound("Account");
    if (!(await deleteFactor(tx, user.id))) {
      throw new AppError("conflict", `${email} has no second factor`);
    }
    await queueNotice(tx, user.id, "removed-by-operator");
    return { userId: user.id, sessionsEnded: await endAllSessions(tx, user.id) };
  });
}
