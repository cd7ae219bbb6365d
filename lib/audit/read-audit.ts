import "server-only";
import { findEntries } from "./internal/find-entries.ts";
import type { AuditEntryView } from "./schema.ts";

/** Returns the newest entries of the audit log, for operators. `subject` is an id or a part of a name. */
export async function readAudit(subject: string, limit: number): Promise<AuditEntryView[]> {
  const { data } = await findEntries({ who: "", subject, page: 1, per_page: limit });
  return data;
}
