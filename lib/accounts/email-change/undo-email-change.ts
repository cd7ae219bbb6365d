import "server-only";
import { randomBytes } from "node:crypto";
import { addDays, subDays } from "date-fns";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { type Database, db } from "../../database/db.ts";
import { hashToken } from "../../database/token-hash.ts";
import { inTransaction } from "../../database/transaction.ts";
import { env } from "../../environment/env.ts";
import { AppError, invalidField } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { unlinkIdentities } from "../identity/link-identity.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { deleteFactor } from "../internal/second-factor/delete-factor.ts";
import { voidCodes } from "../internal/try-code.ts";
import { lockAccount } from "../lock-account.ts";
import { hashUnknownPassword } from "../passwords/password-hash.ts";
import type { UndoEmailChangeInput } from "../schema.ts";

/** Period for undoing a change (docs/accounts.md#change-of-e-mail). */
const UNDO_DAYS = 7;

export function makeUndoLink(): { link: string; hash: string; expiresAt: Date } {
  const token = randomBytes(32).toString("base64url");
  return {
    link: new URL(`/auth/undo-email-change?token=${token}`, env().SITE_URL).href,
    hash: hashToken(token),
    expiresAt: addDays(new Date(), UNDO_DAYS),
  };
}

/** Returns whether a link of the old address can still undo its change. */
export async function canUndoEmailChange(token: string): Promise<boolean> {
  const change = await db().emailChange.findUnique({
    where: { undoTokenHash: hashToken(token), endedAt: null, expiresAt: { gt: new Date() } },
    select: { id: true },
  });
  return change !== null;
}

/**
 * Restores an account's old e-mail by the link of the mail, also after further changes. Ends all sessions,
 * replaces the password by an unknown one, and unlinks all providers. Removes a second factor that was set
 * up since, or in the week before. A repeat changes nothing. Throws invalid for an unknown or expired
 * token, and conflict if the old e-mail is another account's.
 */
export async function undoEmailChange({ token }: UndoEmailChangeInput): Promise<{ email: string }> {
  const undoTokenHash = hashToken(token);
  const known = await db().emailChange.findUnique({ where: { undoTokenHash } });
  if (!known) throw unknownLink();
  const passwordHash = await hashUnknownPassword();
  try {
    await inTransaction((tx) => undo(tx, known.id, known.userId, passwordHash));
  } catch (error) {
    throw isUniqueViolation(error) ? oldEmailTaken() : error;
  }
  return { email: known.oldEmail };
}

async function undo(tx: Database, id: string, userId: string, passwordHash: string): Promise<void> {
  const now = new Date();
  const account = await lockAccount(tx, userId);
  const change = await tx.emailChange.findUnique({ where: { id } });
  if (!account || !change?.confirmedAt) throw unknownLink();
  if (change.endedAt && change.oldEmail === account.email) return;
  if (change.endedAt || change.expiresAt <= now) throw unknownLink();
  await tx.user.update({
    where: { id: userId },
    data: {
      ...{ email: change.oldEmail, emailVerifiedAt: change.oldVerifiedAt },
      ...{ passwordHash, hasPassword: false },
    },
    select: { id: true },
  });
  // One of them may be linked by the e-mail that is undone. The owner's next sign-in links theirs again.
  await unlinkIdentities(tx, userId);
  // Later changes lead back to an e-mail of whoever made this one.
  await tx.emailChange.updateMany({
    where: { userId, endedAt: null, confirmedAt: { gte: change.confirmedAt } },
    data: { endedAt: now },
  });
  // A new app may be that person's too, and would keep the owner out.
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  if (factor?.confirmedAt && factor.confirmedAt >= subDays(change.confirmedAt, UNDO_DAYS)) {
    await deleteFactor(tx, userId);
  }
  await voidCodes(tx, userId);
  await endAllSessions(tx, userId);
  if (account.email === change.oldEmail) return;
  await queueMail(tx, {
    to: account.email,
    template: "email-change-undone",
    data: { name: account.name },
  });
}

function unknownLink(): AppError {
  return invalidField("token", "This link is unknown, or was used already, or has expired");
}

function oldEmailTaken(): AppError {
  return new AppError("conflict", "Your old email has another account by now. Please write to us.");
}
