import "server-only";
import { inTransaction } from "../../database/transaction.ts";
import { notFound } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { unlinkIdentities } from "../identity/link-identity.ts";
import { forgetLogIns } from "../internal/check-log-in-limits.ts";
import { assertUncommonPassword } from "../internal/common-passwords.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { voidCodes } from "../internal/try-code.ts";
import { hashPassword } from "./password-hash.ts";

/**
 * Sets a password for operators: ends all sessions and codes, mails the owner of a verified e-mail, resets the log-in limits.
 * Admins and packers have to change a generated one. Throws not-found, and invalid for a common password.
 */
export async function setPassword(
  email: string,
  password: string,
  isGenerated = false,
): Promise<{ userId: string; sessionsEnded: number; mustChangePassword: boolean }> {
  assertUncommonPassword(password);
  const passwordHash = await hashPassword(password);
  const done = await inTransaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email },
      select: { id: true, name: true, emailVerifiedAt: true, role: true },
    });
    if (!user) throw notFound("Account");
    const mustChangePassword = isGenerated && user.role !== "user";
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, hasPassword: true, mustChangePassword },
      select: { id: true },
    });
    await unlinkIdentities(tx, user.id);
    await voidCodes(tx, user.id);
    if (user.emailVerifiedAt) {
      await queueMail(tx, { to: email, template: "password-changed", data: { name: user.name } });
    }
    return {
      userId: user.id,
      sessionsEnded: await endAllSessions(tx, user.id),
      mustChangePassword,
    };
  });
  await forgetLogIns(email);
  return done;
}
