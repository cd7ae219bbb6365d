import { db } from "#lib/database/db.ts";

/** Returns the audit entries of one thing, the oldest first. */
export function auditOfSubject(subjectId: string) {
  return db().auditEntry.findMany({
    where: { subjectId },
    orderBy: { createdAt: "asc" },
    omit: { id: true, createdAt: true },
  });
}
