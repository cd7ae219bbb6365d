import "server-only";
import type { Actor } from "../actor.ts";
import type { Database } from "../database/db.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import type { AuditAction, AuditFields, AuditValue } from "./schema.ts";

export type AuditRecord = {
  action: AuditAction;
  /** Id of what was changed, where it has one. */
  subjectId?: string;
  /** Its name; an order's number. */
  subject?: string;
  /** All its audited fields; empty for a new thing. No secrets and no customer's personal data. */
  before?: AuditFields;
  /** The same after the change; empty for a deleted thing. */
  after?: AuditFields;
};

type AuditActor = Pick<Actor, "userId">;

/** Writes what an admin changed into the audit log, in the change's transaction. Unchanged: no entry. */
export function recordAudit(tx: Database, actor: AuditActor, record: AuditRecord): Promise<void> {
  return recordAudits(tx, actor, [record]);
}

/** Does the same for many things, as one statement. */
export async function recordAudits(
  tx: Database,
  actor: AuditActor,
  records: readonly AuditRecord[],
): Promise<void> {
  const entries = records.map(toEntry).filter(isChange);
  if (entries.length === 0) return;
  // clock_timestamp: the time of a change under its lock, not of the transaction's start.
  const written = await onPrisma(tx).query(sql`
    INSERT INTO audit_entries
      (created_at, actor_id, actor, action, subject_id, subject, before, after)
    SELECT clock_timestamp(), u.id, u.name, e.action, e.subject_id, e.subject, e.before, e.after
    FROM users u, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS e(action text, subject_id text, subject text, before jsonb, after jsonb)
    WHERE u.id = ${actor.userId}::uuid RETURNING id::text`);
  if (written.length !== entries.length) throw new Error("an audit entry has no actor");
}

function toEntry({ action, subjectId = "", subject = "", before = {}, after = {} }: AuditRecord) {
  return { action, subject_id: subjectId, subject, ...changedFields(before, after) };
}

function isChange({ before, after }: ReturnType<typeof toEntry>): boolean {
  return Object.keys(before).length + Object.keys(after).length > 0;
}

type Kind<Row> = { nameOf: (row: Row) => string; fieldsOf: (row: Row) => AuditFields };

/** Without `before` it is new, without `after` deleted. */
type Change<Row> = { before?: Row; after?: Row };

export function auditOf<Row extends { id: string }>({ nameOf, fieldsOf }: Kind<Row>) {
  return (action: AuditAction, { before, after }: Change<Row>): AuditRecord => {
    const row = after ?? before;
    return {
      action,
      ...(row && { subjectId: row.id, subject: nameOf(row) }),
      ...(before && { before: fieldsOf(before) }),
      ...(after && { after: fieldsOf(after) }),
    };
  };
}

type Changed = { before: AuditFields; after: AuditFields };

/** Admins write about customers in these texts, so only their length is kept. */
const LENGTH_ONLY = new Set(["note", "reason"]);

/** Returns the fields whose values differ. An absent field counts as null. */
export function changedFields(before: AuditFields, after: AuditFields): Changed {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => fieldValue(before, name) !== fieldValue(after, name));
  return { before: pick(before, changed), after: pick(after, changed) };
}

export function fieldValue(fields: AuditFields, name: string): AuditValue {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}

function pick(fields: AuditFields, names: readonly string[]): AuditFields {
  const own = names.filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(own.map((name) => [name, kept(name, fieldValue(fields, name))]));
}

function kept(name: string, value: AuditValue): AuditValue {
  return LENGTH_ONLY.has(name) && typeof value === "string" ? value.length : value;
}
