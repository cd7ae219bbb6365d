import "server-only";
import { onPool, type Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { env } from "../../environment/env.ts";
import { groupsOfEnvironment } from "./group-defaults.ts";
import { GROUP_NAMES, GROUP_SCHEMAS, type GroupName, type Groups } from "./group-schemas.ts";

type Row = { id: string; key: GroupName; value: object };

/** Returns every group: its newest row, else what the environment has. */
export async function readGroups(source: Sql = onPool): Promise<Groups> {
  const rows = await readRows(source, GROUP_NAMES);
  return Object.fromEntries(
    Object.entries(groupsOfEnvironment(env())).map(([name, standard]) => [
      name,
      withStandard(standard, rows.find(({ key }) => key === name)?.value),
    ]),
  ) as Groups;
}

/** Returns one group with its version, which is empty until it is saved. */
export async function readGroup<Name extends GroupName>(
  source: Sql,
  name: Name,
): Promise<{ value: Groups[Name]; version: string }> {
  const [row] = await readRows(source, [name]);
  const value = withStandard(groupsOfEnvironment(env())[name], row?.value);
  return { value, version: row?.id ?? "" };
}

/** Fills in the fields that came after a row was written. The owner's own sentences get no Indonesian side from us. */
function withStandard<Value extends object>(standard: Value, stored: object | undefined): Value {
  if (!stored) return standard;
  const sides = Object.keys(standard).filter((field) => field.endsWith("_id"));
  return { ...standard, ...Object.fromEntries(sides.map((field) => [field, ""])), ...stored };
}

/** Adds a row for a group. */
export async function writeGroup<Name extends GroupName>(
  source: Sql,
  name: Name,
  { value, changedBy }: { value: object; changedBy: string },
): Promise<void> {
  const stored = JSON.stringify(GROUP_SCHEMAS[name].parse(value));
  await source.query(sql`
    INSERT INTO shop_settings (key, value, changed_by)
    VALUES (${name}, ${stored}::jsonb, ${changedBy}::uuid)`);
}

function readRows(source: Sql, names: readonly GroupName[]): Promise<Row[]> {
  return source.query<Row>(sql`
    SELECT DISTINCT ON (key) id::text, key, value FROM shop_settings
    WHERE key = ANY(${names}::text[]) ORDER BY key, changed_at DESC, id DESC`);
}
