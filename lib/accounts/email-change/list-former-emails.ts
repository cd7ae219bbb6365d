import "server-only";
import type { Database } from "../../database/db.ts";

/** Returns the e-mails that an account had or asked for, as far as its changes are kept. */
export async function listFormerEmails(tx: Database, userId: string): Promise<string[]> {
  const changes = await tx.emailChange.findMany({
    where: { userId },
    select: { oldEmail: true, newEmail: true },
  });
  return changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail]);
}
