import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { env } from "../environment/env.ts";
import { groupsOfEnvironment } from "../shop/groups/group-defaults.ts";
import type { GroupName } from "../shop/groups/group-schemas.ts";
import { FIELD_LABELS } from "../shop/setting-labels.ts";
import type { GroupChange } from "./schema.ts";

const MOST = 30;

type Fields = Record<string, string | number | null>;

type Row = {
  id: string;
  changedAt: Date;
  editor: string | null;
  before: Fields | null;
  after: Fields;
};

/** Returns the newest 30 saves of some groups, the newest first. Throws forbidden for non-admins. */
export async function listGroupChanges(
  actor: Actor,
  names: readonly GroupName[],
): Promise<GroupChange[]> {
  assertAdmin(actor);
  const rows = await onPool.query<Row & { key: GroupName }>(sql`
    SELECT s.id::text, s.key, s.changed_at AS "changedAt", u.name AS editor, s.before, s.value AS after
    FROM (
      SELECT *, lag(value) OVER (PARTITION BY key ORDER BY changed_at, id) AS before
      FROM shop_settings WHERE key = ANY(${names}::text[])
    ) s LEFT JOIN users u ON u.id = s.changed_by
    ORDER BY s.changed_at DESC, s.id DESC LIMIT ${MOST}`);
  const standard = groupsOfEnvironment(env());
  return rows.map(({ id, key, changedAt, editor, before, after }) => ({
    id,
    editor,
    changed_at: changedAt.toISOString(),
    changes: changesOf(before ?? standard[key], after),
  }));
}

function changesOf(before: Fields, after: Fields): GroupChange["changes"] {
  return Object.keys(after)
    .filter((field) => (before[field] ?? null) !== after[field])
    .map((field) => ({
      label: labelOf(field),
      before: wordsOf(field, before[field]),
      after: wordsOf(field, after[field]),
    }));
}

const isPicture = (field: string) => field.startsWith("image");

function labelOf(field: string): string {
  return isPicture(field) ? "Gambar" : (FIELD_LABELS[field as keyof typeof FIELD_LABELS] ?? field);
}

function wordsOf(field: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === "") return "kosong";
  return isPicture(field) ? "gambar lain" : String(value);
}
