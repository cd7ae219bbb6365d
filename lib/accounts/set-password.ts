import "server-only";
import { resetLimit } from "../database/rate-limit.ts";
import { inTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { assertUncommonPassword } from "./internal/assert-uncommon-password.ts";
import { endAllSessions } from "./internal/end-all-sessions.ts";
import { LOGIN_BY_ACCOUNT } from "./internal/limits.ts";
import { hashPassword } from "./password-hash.ts";

/**
 * The operator's reset: sets a password, ends every session of the account, voids the codes that are
 * out for it, tells its owner by mail, and lets log-ins be tried again at once. Throws not-found,
 * and invalid for a password that is too common.
 */
export async function setPassword(
  email: string,
  password: string,
): Promise<{ userId: string; sessionsEnded: number }> {
  assertUncommonPassword(password);
  const passwordHash = await hashPassword(password);
  const done = await inTransaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: { email },
      data: { passwordHash },
      select: { id: true, name: true },
    });
    if (!user) throw notFound("Account");
    await tx.oneTimeCode.updateMany({
      where: { userId: user.id, usedAt: null },
      data: { usedAt: new Date() },
    });
    await queueMail(tx, { to: email, template: "password-changed", data: { name: user.name } });
    return { userId: user.id, sessionsEnded: await endAllSessions(tx, user.id) };
  });
  await resetLimit(LOGIN_BY_ACCOUNT, email);
  return done;
}
