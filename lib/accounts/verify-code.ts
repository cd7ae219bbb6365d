import "server-only";
import type { Actor } from "../actor.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { confirmEmailChange } from "./email-change/confirm-email-change.ts";
import { EMAIL_TAKEN } from "./internal/email-taken.ts";
import { forgetUnverified, isPutInBy } from "./internal/forget-unverified.ts";
import { findStoredEmail } from "./internal/stored-email.ts";
import { redeemCode, refundTry, type TriedCode, tryCode } from "./internal/try-code.ts";
import type { Requester } from "./requester.ts";
import type { VerifyOtpInput } from "./schema.ts";

const INVALID_CODE = "Invalid or expired OTP.";

/**
 * Checks a code (docs/accounts.md#checking-a-code). A register or edit-email code verifies the
 * e-mail and is used up; a reset-password code stays valid. `actor` is the caller, if signed in.
 * A first proof by somebody who neither is signed in nor registered the account empties what was put in before,
 * and ends its sessions. Throws invalid with `errors` as text, and too-many-requests.
 */
export async function verifyCode(
  { email: typed, otp }: VerifyOtpInput,
  requester: Requester,
  actor: Actor | null = null,
): Promise<void> {
  const email = await findStoredEmail(typed);
  const code = await tryCode(email, otp, ["register", "reset-password", "edit-email"], requester);
  if (!code) throw refused(INVALID_CODE);
  if (code.purpose === "reset-password") return refundTry(code);
  try {
    await verifyEmail(code, email, { requester, actor });
  } catch (error) {
    throw isUniqueViolation(error) ? refused(EMAIL_TAKEN) : error;
  }
}

async function verifyEmail(
  code: TriedCode,
  email: string,
  { requester, actor }: { requester: Requester; actor: Actor | null },
): Promise<void> {
  const { id, userId, purpose } = code;
  await inTransaction(async (tx) => {
    if (userId === null || !(await redeemCode(tx, id))) throw refused(INVALID_CODE);
    if (purpose === "edit-email") {
      const sessionId = actor?.sessionId ?? null;
      const change = await confirmEmailChange(tx, { userId, email, sessionId });
      if (change === "taken") throw refused(EMAIL_TAKEN);
      if (change === "changed") return;
    }
    const own = { id: userId, email };
    // The change was cancelled after its code was sent.
    const before = await tx.user.findFirst({ where: own, select: { registeredBy: true } });
    if (!before) throw refused(INVALID_CODE);
    const [user] = await tx.user.updateManyAndReturn({
      where: { ...own, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date(), registeredBy: null },
      select: { name: true },
    });
    if (!user) return;
    const isOwner = actor?.userId === userId || isPutInBy(requester, before, code);
    if (!isOwner) await forgetUnverified(tx, userId);
    if (purpose === "register") {
      await queueMail(tx, { to: email, template: "welcome", data: user });
    }
  });
}

function refused(message: string): AppError {
  return new AppError("invalid", message, { body: { errors: message } });
}
