import "server-only";
import type { Database } from "../../database/db.ts";
import { isEmailTaken } from "../internal/email-taken.ts";

/** Returns the e-mails that an account had verified before, without those that another account has by now. */
export async function listFormerEmails(tx: Database, userId: string): Promise<string[]> {
  const changes = await tx.emailChange.findMany({
    where: { userId },
    select: { oldEmail: true, oldVerifiedAt: true, newEmail: true, confirmedAt: true },
  });
  const verified = changes.flatMap(({ oldEmail, oldVerifiedAt, newEmail, confirmedAt }) => [
    ...(oldVerifiedAt ? [oldEmail] : []),
    ...(confirmedAt ? [newEmail] : []),
  ]);
  const emails: string[] = [];
  for (const email of new Set(verified)) {
    if (!(await isEmailTaken(tx, email, userId))) emails.push(email);
  }
  return emails;
}
