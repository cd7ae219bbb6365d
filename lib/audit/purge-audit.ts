import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../database/db.ts";

/** Two years (docs/audit-log.md#how-long-entries-are-kept). */
const RETENTION_MS = 730 * millisecondsInDay;

/** Deletes entries that are two years old. */
export async function purgeAudit(now = new Date()): Promise<void> {
  await db().auditEntry.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - RETENTION_MS) } },
  });
}
