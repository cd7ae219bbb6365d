import type { AuditEntry, Prisma } from "#prisma/generated/client.ts";
import { db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { startOfLastDays } from "../../dates.ts";
import { metaOf, type Page, pageWindow } from "../../paging.ts";
import { fieldValue } from "../record-audit.ts";
import type {
  AuditAction,
  AuditChange,
  AuditEntryView,
  AuditFields,
  AuditQuery,
} from "../schema.ts";

/** Returns a page of entries, newest first. The caller checks the permission. */
export async function findEntries(query: AuditQuery): Promise<Page<AuditEntryView>> {
  const where = auditWhere(query);
  const [rows, total] = await Promise.all([
    db().auditEntry.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().auditEntry.count({ where }),
  ]);
  return { data: rows.map(toEntryView), meta: metaOf(query, total) };
}

function auditWhere({ who, action, subject, days }: AuditQuery): Prisma.AuditEntryWhereInput {
  return {
    ...(who === "" ? {} : { actor: who }),
    ...(action ? { action } : {}),
    ...(days ? { createdAt: { gte: startOfLastDays(days, new Date()) } } : {}),
    ...subjectWhere(subject),
  };
}

function subjectWhere(subject: string): Prisma.AuditEntryWhereInput {
  if (subject === "") return {};
  if (isId(subject)) return { subjectId: subject.toLowerCase() };
  return { subject: { contains: escapeLike(subject), mode: "insensitive" } };
}

function toEntryView(entry: AuditEntry): AuditEntryView {
  return {
    id: entry.id,
    created_at: entry.createdAt.toISOString(),
    actor: entry.actor,
    action: entry.action as AuditAction,
    subject_id: entry.subjectId,
    subject: entry.subject,
    changes: toChanges(entry.before as AuditFields, entry.after as AuditFields),
  };
}

function toChanges(before: AuditFields, after: AuditFields): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields.map((field) => ({
    field,
    before: fieldValue(before, field),
    after: fieldValue(after, field),
  }));
}
