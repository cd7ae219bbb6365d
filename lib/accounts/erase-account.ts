import "server-only";
import type { Database } from "../database/db.ts";
import { ERASED_NAME } from "../fields/erased-name.ts";
import { unlinkIdentities } from "./identity/link-identity.ts";
import { isEmailTaken } from "./internal/email-taken.ts";
import { deleteFactor } from "./internal/second-factor/delete-factor.ts";

/**
 * Removes the person from an account. The row stays, because orders and stock movements name it; its
 * e-mail is free for another account.
 */
export async function eraseAccount(
  tx: Database,
  userId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const where = { userId };
  await tx.session.deleteMany({ where });
  await unlinkIdentities(tx, userId);
  await tx.oneTimeCode.deleteMany({ where: { OR: [where, { email }] } });
  await tx.emailChange.deleteMany({ where });
  await deleteFactor(tx, userId);
  await tx.address.deleteMany({ where });
  await tx.cartItem.deleteMany({ where });
  await tx.idempotencyKey.deleteMany({ where });
  await tx.user.update({
    where: { id: userId },
    data: {
      ...{ name: ERASED_NAME, phoneNumber: "", passwordHash },
      email: `${userId}@deleted.invalid`,
      emailVerifiedAt: null,
      deletedAt: new Date(),
    },
    select: { id: true },
  });
}

/**
 * Returns the e-mails that an account had proved before, as far as its changes are kept. Leaves out those
 * that another account has by now.
 */
export async function listFormerEmails(tx: Database, userId: string): Promise<string[]> {
  const changes = await tx.emailChange.findMany({
    where: { userId },
    select: { oldEmail: true, oldVerifiedAt: true, newEmail: true, confirmedAt: true },
  });
  const proved = changes.flatMap(({ oldEmail, oldVerifiedAt, newEmail, confirmedAt }) => [
    ...(oldVerifiedAt ? [oldEmail] : []),
    ...(confirmedAt ? [newEmail] : []),
  ]);
  const emails: string[] = [];
  for (const email of new Set(proved)) {
    if (!(await isEmailTaken(tx, email, userId))) emails.push(email);
  }
  return emails;
}

/** Returns until when a change of an account's e-mail can be undone; null if none can. */
export async function findUndoTime(tx: Database, userId: string): Promise<Date | null> {
  const change = await tx.emailChange.findFirst({
    where: {
      userId,
      confirmedAt: { not: null },
      endedAt: null,
      undoTokenHash: { not: null },
      expiresAt: { gt: new Date() },
    },
    select: { expiresAt: true },
    orderBy: { expiresAt: "desc" },
  });
  return change?.expiresAt ?? null;
}
