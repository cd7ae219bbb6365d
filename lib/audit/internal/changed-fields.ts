import type { AuditFields, AuditValue } from "../schema.ts";

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
