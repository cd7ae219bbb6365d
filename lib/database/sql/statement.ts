import "server-only";
import { createHash } from "node:crypto";

type SqlValue = string | number | boolean | Date | readonly string[] | null;

/** A statement, or a part of one: constant texts with a bound value between each two. */
export type Statement = { strings: readonly string[]; values: readonly SqlValue[] };

/** Returns a statement with bound values. A statement among them becomes a part of it. */
export function sql(strings: readonly string[], ...parts: (SqlValue | Statement)[]): Statement {
  const texts = [strings[0] ?? ""];
  const values: SqlValue[] = [];
  const append = (text = "") => texts.push(`${texts.pop()}${text}`);
  for (const [index, part] of parts.entries()) {
    if (isStatement(part)) {
      append(part.strings[0]);
      texts.push(...part.strings.slice(1));
      values.push(...part.values);
      append(strings[index + 1]);
    } else {
      values.push(part);
      texts.push(strings[index + 1] ?? "");
    }
  }
  return { strings: texts, values };
}

function isStatement(part: SqlValue | Statement): part is Statement {
  return typeof part === "object" && part !== null && "strings" in part;
}

/** Returns a text as a part of statements. It must be a constant, never input. */
export function sqlText(text: string): Statement {
  return sql([text]);
}

/** Joins at least one part. */
export function joinSql(parts: readonly Statement[], separator: string): Statement {
  return sql(["", ...parts.slice(1).map(() => separator), ""], ...parts);
}

/** Returns the text, with the places of the values numbered. */
export function textOf({ strings }: Statement): string {
  return strings.reduce((before, part, index) => `${before}$${index}${part}`);
}

type Prepared = { text: string; name: string; generation: number };

const prepared = new Map<string, Prepared>();

/** Part of every name. Raised when a migration has made a plan unusable. */
let generation = 0;

/**
 * Returns the statement's text, and the name by which each connection prepares it once. Texts have to be few:
 * those that vary with input aren't prepared (docs/decisions/091-sql-of-the-order-path.md).
 */
export function prepare(statement: Statement): Prepared {
  const text = textOf(statement);
  const known = prepared.get(text);
  if (known?.generation === generation) return known;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const made = { text, name: `shop_${hash}_${generation}`, generation };
  prepared.set(text, made);
  return made;
}

/** Gives all statements new names, unless that has been done since this one was prepared. */
export function renameStatements(stale: Prepared): void {
  if (stale.generation === generation) generation += 1;
}
