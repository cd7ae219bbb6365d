import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Page } from "../paging.ts";
import { findEntries } from "./internal/find-entries.ts";
import type { AuditEntryView, AuditQuery } from "./schema.ts";

/** Returns a page of the audit log, newest first. Throws forbidden for non-admins. */
export async function listAudit(actor: Actor, query: AuditQuery): Promise<Page<AuditEntryView>> {
  assertAdmin(actor);
  return findEntries(query);
}
