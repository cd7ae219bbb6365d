import "server-only";
import { createHash } from "node:crypto";

/** A bound value. */
export type SqlValue = string | number | boolean | Date | readonly string[] | null;

/** Constant text and bound values. */
export type Statement = { strings: readonly string[]; values: SqlValue[] };

/**
 * Returns a statement with bound values. It takes no fragments of SQL, so its text is constant. The number of
 * prepared statements is therefore bounded (docs/decisions/090-prepared-statements.md).
 */
export function sql(strings: TemplateStringsArray, ...values: SqlValue[]): Statement {
  return { strings, values };
}

type Prepared = { text: string; name: string; generation: number };

const prepared = new WeakMap<readonly string[], Prepared>();

/** Part of every name. Raised when a migration has made a plan unusable. */
let generation = 0;

/** Returns the statement's text, and the name by which each connection prepares it once. */
export function prepare({ strings }: Statement): Prepared {
  const known = prepared.get(strings);
  if (known?.generation === generation) return known;
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const made = { text, name: `shop_${hash}_${generation}`, generation };
  prepared.set(strings, made);
  return made;
}

/** Gives all statements new names, unless that has been done since this one was prepared. */
export function renameStatements(stale: Prepared): void {
  if (stale.generation === generation) generation += 1;
}
