import "server-only";
import { inTransaction } from "../database/transaction.ts";
import { AppError } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { redeemCode } from "./internal/redeem-code.ts";
import { refundTry, type TriedCode, tryCode } from "./internal/try-code.ts";
import type { VerifyOtpInput } from "./schema.ts";

const REFUSED = "Invalid or expired OTP.";

/**
 * Proves an e-mail by the code that was sent there. A register or edit-email code is used up and
 * the e-mail counts as verified, where it is still the account's; a reset-password code stays good
 * for the reset form. Throws invalid, with `errors` as text (docs/accounts.md#checking-a-code).
 */
export async function verifyCode({ email, otp }: VerifyOtpInput): Promise<void> {
  const code = await tryCode(email, otp, ["register", "reset-password", "edit-email"]);
  if (!code) throw refused();
  if (code.purpose === "reset-password") return refundTry(code.id);
  await verifyEmail(code, email);
}

async function verifyEmail({ id, userId, purpose }: TriedCode, email: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (userId === null || !(await redeemCode(tx, id))) throw refused();
    const [user] = await tx.user.updateManyAndReturn({
      where: { id: userId, email, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
      select: { name: true },
    });
    if (user && purpose === "register") {
      await queueMail(tx, { to: email, template: "welcome", data: user });
    }
  });
}

function refused(): AppError {
  return new AppError("invalid", REFUSED, { body: { errors: REFUSED } });
}
