import "server-only";
import { db } from "../database/db.ts";
import type { AuditFields } from "./schema.ts";

export type Operation = {
  /** Operator who ran it: user@machine. */
  operator: string;
  command: string;
  /** The result, with ids only. */
  about: AuditFields;
};

export async function recordOperation({ operator, command, about }: Operation): Promise<void> {
  const { userId, mailId } = about;
  await db().auditEntry.create({
    data: {
      actor: operator,
      action: "operator-command",
      subjectId: String(userId ?? mailId ?? ""),
      subject: command,
      after: about,
    },
    select: { id: true },
  });
}
