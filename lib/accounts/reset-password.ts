import "server-only";
import { resetLimit } from "../database/rate-limit.ts";
import { inTransaction } from "../database/transaction.ts";
import { type AppError, invalidField } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { assertUncommonPassword } from "./internal/assert-uncommon-password.ts";
import { endAllSessions } from "./internal/end-all-sessions.ts";
import { LOGIN_BY_ACCOUNT } from "./internal/limits.ts";
import { redeemCode } from "./internal/redeem-code.ts";
import { tryCode } from "./internal/try-code.ts";
import { hashPassword } from "./password-hash.ts";
import type { ResetPasswordInput } from "./schema.ts";

/**
 * Sets a new password for whoever has the reset code: the code is used up, every session of the
 * account ends, and a mail tells its owner. Throws invalid where the code is wrong, used or
 * expired, and, without counting a try, where the password is too common.
 */
export async function resetPassword({ email, otp, password }: ResetPasswordInput): Promise<void> {
  assertUncommonPassword(password);
  const code = await tryCode(email, otp, ["reset-password"]);
  if (!code?.userId) throw refused();
  const { id: codeId, userId } = code;
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    if (!(await redeemCode(tx, codeId))) throw refused();
    // The code proves this mailbox: an account that has moved to another one keeps its password.
    const [user] = await tx.user.updateManyAndReturn({
      where: { id: userId, email },
      data: { passwordHash },
      select: { name: true },
    });
    if (!user) throw refused();
    await endAllSessions(tx, userId);
    await queueMail(tx, { to: email, template: "password-changed", data: { name: user.name } });
  });
  await resetLimit(LOGIN_BY_ACCOUNT, email);
}

function refused(): AppError {
  return invalidField("otp", "Invalid or expired OTP.");
}
