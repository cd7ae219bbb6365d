import "server-only";
import { subYears } from "date-fns";
import { db } from "../database/db.ts";

/** docs/audit-log.md#how-long-entries-are-kept */
const RETENTION_YEARS = 2;

/** Deletes entries that are two years old. */
export async function purgeAudit(now = new Date()): Promise<void> {
  await db().auditEntry.deleteMany({
    where: { createdAt: { lt: subYears(now, RETENTION_YEARS) } },
  });
}
