import "server-only";
import { db } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";
import { type AppError, invalidField } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { unlinkIdentities } from "../identity/link-identity.ts";
import { forgetLogIns } from "../internal/check-log-in-limits.ts";
import { assertUncommonPassword } from "../internal/common-passwords.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { forgetUnverified, isPutInBy } from "../internal/forget-unverified.ts";
import { findStoredEmail } from "../internal/stored-email.ts";
import { redeemCode, tryCode } from "../internal/try-code.ts";
import type { Requester } from "../requester.ts";
import type { ResetPasswordInput } from "../schema.ts";
import { hashPassword, inHashSlot, isPassword } from "./password-hash.ts";

/**
 * Sets a new password by a reset code, which proves the e-mail. Ends all sessions, unlinks all providers
 * and mails the owner. A first proof empties what somebody else put in before.
 * Returns the account's id. Throws invalid for a wrong code, and for a common password before the try is
 * counted. Throws too-many-requests.
 */
export async function resetPassword(
  { email: typed, otp, password }: ResetPasswordInput,
  requester: Requester,
): Promise<string> {
  assertUncommonPassword(password);
  const email = await findStoredEmail(typed);
  const code = await tryCode(email, otp, ["reset-password"], requester);
  if (!code?.userId) throw invalidCode();
  const { userId } = code;
  const mustChangePassword = await keepsGeneratedPassword(userId, password);
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    if (!(await redeemCode(tx, code.id))) throw invalidCode();
    // The code proves only this e-mail; the account may have another by now, or be blocked.
    const [user] = await tx.user.updateManyAndReturn({
      where: { id: userId, email, blockedAt: null },
      data: { passwordHash, hasPassword: true, mustChangePassword },
      select: { name: true, emailVerifiedAt: true, registeredBy: true },
    });
    if (!user) throw invalidCode();
    await unlinkIdentities(tx, userId);
    await endAllSessions(tx, userId);
    if (!user.emailVerifiedAt) {
      const data = { emailVerifiedAt: new Date(), registeredBy: null };
      await tx.user.update({ where: { id: userId }, data, select: { id: true } });
      if (!isPutInBy(requester, user, code)) await forgetUnverified(tx, userId);
    }
    await queueMail(tx, { to: email, template: "password-changed", data: { name: user.name } });
  });
  await forgetLogIns(typed);
  return userId;
}

async function keepsGeneratedPassword(userId: string, password: string): Promise<boolean> {
  const user = await db().user.findUnique({
    where: { id: userId, mustChangePassword: true },
    select: { passwordHash: true },
  });
  return user !== null && inHashSlot(() => isPassword(password, user.passwordHash));
}

function invalidCode(): AppError {
  return invalidField("otp", "Invalid or expired OTP.");
}
