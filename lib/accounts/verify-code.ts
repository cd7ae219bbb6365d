import "server-only";
import { inTransaction } from "../database/transaction.ts";
import { AppError } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { redeemCode } from "./internal/redeem-code.ts";
import { refundTry, type TriedCode, tryCode } from "./internal/try-code.ts";
import type { Requester } from "./requester.ts";
import type { VerifyOtpInput } from "./schema.ts";

const INVALID_CODE = "Invalid or expired OTP.";

/**
 * Checks a code (docs/accounts.md#checking-a-code). A register or edit-email code verifies the
 * e-mail and is used up; a reset-password code stays valid. Throws invalid with `errors` as text, and
 * too-many-requests.
 */
export async function verifyCode(
  { email, otp }: VerifyOtpInput,
  requester: Requester,
): Promise<void> {
  const code = await tryCode(email, otp, ["register", "reset-password", "edit-email"], requester);
  if (!code) throw invalidCode();
  if (code.purpose === "reset-password") return refundTry(code);
  await verifyEmail(code, email);
}

async function verifyEmail({ id, userId, purpose }: TriedCode, email: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (userId === null || !(await redeemCode(tx, id))) throw invalidCode();
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

function invalidCode(): AppError {
  return new AppError("invalid", INVALID_CODE, { body: { errors: INVALID_CODE } });
}
