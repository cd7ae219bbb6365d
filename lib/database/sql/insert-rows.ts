import type { Prisma } from "#prisma/generated/client.ts";
import { type Statement, sql, sqlText } from "./statement.ts";

type Stored<Value> = Prisma.JsonValue extends Value
  ? unknown
  : Value extends bigint
    ? number
    : Value;

/** A new row of a model: every column but those that are left to the database's defaults. */
export type NewRow<Model, Left extends keyof Model> = {
  [Column in Exclude<keyof Model, Left>]: Stored<Model[Column]>;
};

/** Returns SQL that inserts at least one row. Columns have the fields' names in snake case, and the table's types. */
export function insertRows<Row extends object>(table: string, rows: readonly Row[]): Statement {
  const [first] = rows;
  if (!first) throw new Error(`no row for ${table}`);
  const columns = sqlText(Object.keys(first).map(toColumn).join(", "));
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumn(field), value])),
  );
  return sql`INSERT INTO ${sqlText(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sqlText(table)},
      ${JSON.stringify(named)}::jsonb)`;
}

function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
