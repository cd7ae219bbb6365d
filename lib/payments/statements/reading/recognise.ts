import type { RawRow } from "../../../csv/read-csv.ts";
import { MAX_COLUMNS, type StatementMapping } from "../schema.ts";
import { inTurns } from "./in-turns.ts";
import { KNOWN_HEADINGS, KNOWN_SHAPES, plainHeading, REPORTS } from "./known-headings.ts";
import type { Table } from "./open-table.ts";
import { readDirection } from "./read-number.ts";

const MAX_TITLE_ROWS = 60;
const LEAST_HEADINGS = 3;
const MAX_HEADING = 60;

export type Recognised = {
  table: Table;
  bank: string;
  headerLine: number;
  /** The text above the header. */
  title: string;
  mapping: StatementMapping;
};

type Role = keyof typeof KNOWN_HEADINGS;

const ROLES = new Map(
  Object.entries(KNOWN_HEADINGS).flatMap(([role, names]) =>
    names.split(" ").map((name) => [name, role as Role] as const),
  ),
);

/** Finds the header row by the most known names, and its delimiter. `kept`: corrected columns. Null without one. */
export async function recognise(
  tables: readonly Table[],
  kept: StatementMapping | null,
): Promise<Recognised | null> {
  const found: Recognised[] = [];
  for (const table of tables) found.push(...(await findHeader(table, kept)));
  return widest(found);
}

/** Takes the row with the most headings for the header, for an owner to name its columns. Null without any. */
export async function guessHeader(tables: readonly Table[]): Promise<Recognised | null> {
  const found: Recognised[] = [];
  for (const table of tables) {
    let best: Pick<RawRow, "line"> & { header: string[] } = { line: 0, header: [] };
    for (const { line, cells } of table.rows()) {
      if (line > MAX_TITLE_ROWS) break;
      const header = plainHeader(cells).slice(0, MAX_COLUMNS);
      if (countHeadings(header) > countHeadings(best.header)) best = { line, header };
    }
    const { line, header } = best;
    if (countHeadings(header) < LEAST_HEADINGS) continue;
    const mapping = await mapColumns(table, line, header, "");
    const text = mapping.text.length > 0 ? mapping.text : [0];
    found.push({
      table,
      bank: "",
      headerLine: line,
      title: "",
      mapping: { ...mapping, text },
    });
  }
  return widest(found);
}

function countHeadings(header: readonly string[]): number {
  return header.filter((name) => /^[a-z]/.test(name) && name.length <= MAX_HEADING).length;
}

function widest(found: Recognised[]): Recognised | null {
  return found.sort((a, b) => b.mapping.header.length - a.mapping.header.length)[0] ?? null;
}

async function findHeader(table: Table, kept: StatementMapping | null): Promise<Recognised[]> {
  const title: string[] = [];
  for (const { line, cells } of table.rows()) {
    if (line > MAX_TITLE_ROWS) return [];
    const header = plainHeader(cells);
    const bank = bankOf(header);
    const found = { table, bank, headerLine: line, title: title.join("\n") };
    if (kept && isSameHeader(kept.header, header)) return [{ ...found, mapping: kept }];
    if (isHeader(header)) {
      return [{ ...found, mapping: await mapColumns(table, line, header, bank) }];
    }
    title.push(cells.join(" ").slice(0, 1_000));
  }
  return [];
}

/** Returns the cells as plain headings, without empty ones at the end. */
export function plainHeader(cells: readonly string[]): string[] {
  const header = cells.map(plainHeading);
  while (header.length > 0 && header.at(-1) === "") header.pop();
  return header;
}

export function isSameHeader(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at]);
}

function isHeader(header: readonly string[]): boolean {
  const roles = new Set(header.map((name) => ROLES.get(name)));
  const hasMoney = roles.has("amount") || (roles.has("debit") && roles.has("credit"));
  return roles.has("date") && hasMoney && roles.has("text");
}

function bankOf(header: readonly string[]): string {
  const names = `${header.filter((name) => name !== "").join(" ")} `;
  const known = KNOWN_SHAPES.filter(([, start]) => names.startsWith(`${start} `));
  return known.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}

/** Names each column by its heading. A column of nothing but CR and DB is the direction, whatever its heading. */
async function mapColumns(
  table: Table,
  headerLine: number,
  header: string[],
  bank: string,
): Promise<StatementMapping> {
  const { filled, directions } = await countCells(table, headerLine, header);
  const placesOf = (role: Role) =>
    header.flatMap((name, at) =>
      ROLES.get(name) === role && !directions.has(at) ? [fullest(header, at, filled)] : [],
    );
  const first = (role: Role) => placesOf(role)[0] ?? null;
  const report = REPORTS[bank];
  return {
    header,
    date: first("date") ?? 0,
    text: placesOf("text"),
    amount: first("amount"),
    debit: first("debit"),
    credit: first("credit"),
    direction: [...directions][0] ?? null,
    balance: first("balance"),
    dates: null,
    decimal: null,
    unit: report?.unit ?? 1,
    is_report: report !== undefined,
  };
}

/** Cells merged under a heading may stand further right than it, up to the next heading. */
function fullest(header: readonly string[], at: number, filled: readonly number[]): number {
  let best = at;
  const next = header.findIndex((name, place) => place > at && name !== "");
  const end = next === -1 ? filled.length : next;
  for (let place = at + 1; place < end; place += 1) {
    if ((filled[place] ?? 0) > (filled[best] ?? 0)) best = place;
  }
  return best;
}

async function countCells(table: Table, headerLine: number, header: readonly string[]) {
  const filled: number[] = [];
  const words: number[] = [];
  for await (const { line, cells, isBroken } of inTurns(table.rows())) {
    if (line <= headerLine || isBroken || isSameHeader(plainHeader(cells), header)) continue;
    // Commas of a text that isn't quoted move the cells after it.
    if (cells.slice(header.length).some((cell) => cell.trim() !== "") && table.delimiter === ",")
      continue;
    for (const [at, cell] of cells.entries()) {
      if (cell.trim() === "") continue;
      filled[at] = (filled[at] ?? 0) + 1;
      if (/[a-z]/i.test(cell) && readDirection(cell)) words[at] = (words[at] ?? 0) + 1;
    }
  }
  const all = words.flatMap((count, at) => (count === filled[at] ? [at] : []));
  return { filled, directions: new Set(all) };
}
