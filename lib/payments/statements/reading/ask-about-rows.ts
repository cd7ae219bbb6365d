import type { StatementRow } from "../schema.ts";

/** Balances beside the rows, in cents. */
export type Balances = { opening: number | null; closing: number | null };

/** Marks the rows that need a question: equal ones, a balance that doesn't follow, and a date between later ones. */
export function askAboutRows(
  rows: StatementRow[],
  unreadable: readonly { line: number }[],
  balances: Balances,
): void {
  askAboutEqualRows(rows);
  askAboutDates(rows);
  askAboutBalance(rows, unreadable, balances);
}

/** The key under which rows are equal, without their running number. */
export function equalityKey({ date, direction, amount, sen, text }: StatementRow): string {
  return JSON.stringify([date, direction, amount, sen, text]);
}

/** A second equal row whose balance stands still was pasted twice; without balances nothing tells it. */
function askAboutEqualRows(rows: readonly StatementRow[]): void {
  const seen = new Map<string, Set<number | null>>();
  for (const row of rows) {
    const key = equalityKey(row);
    const balances = seen.get(key);
    if (row.ask === null && balances) {
      if (row.balance === null) row.ask = "twin";
      else if (balances.has(row.balance)) row.ask = "repeated";
    }
    seen.set(key, (balances ?? new Set()).add(row.balance));
  }
}

/** A date that stands out between its neighbours may have its day and month swapped. */
function askAboutDates(rows: readonly StatementRow[]): void {
  const dated = rows.filter(({ date }) => date !== null);
  const days = dated.map(({ date }) => date ?? "");
  const isNewestFirst = (days[0] ?? "") > (days.at(-1) ?? "");
  for (const [at, row] of dated.entries()) {
    const [before, day, after] = [days[at - 1], days[at] ?? "", days[at + 1]];
    if (before === undefined || after === undefined) continue;
    const [first, last] = isNewestFirst ? [after, before] : [before, after];
    if (first <= last && (day < first || day > last)) row.ask ??= "order";
  }
}

type Step = StatementRow | null;

/** Marks a row whose balance doesn't follow from the one before. Lists may have the newest row first. */
function askAboutBalance(
  rows: readonly StatementRow[],
  unreadable: readonly { line: number }[],
  balances: Balances,
): void {
  if (rows.length === 0) return;
  const gaps = unreadable.map(({ line }) => ({ line, step: null as Step }));
  const lines = [...rows.map((row) => ({ line: row.line, step: row as Step })), ...gaps];
  const steps = lines.sort((a, b) => a.line - b.line).map(({ step }) => step);
  const oldestFirst = findBreaks(steps, balances);
  const breaks =
    oldestFirst.length === 0
      ? []
      : [oldestFirst, findBreaks(steps.toReversed(), balances)].sort(
          (a, b) => a.length - b.length,
        )[0];
  for (const row of breaks ?? []) row.ask ??= "break";
}

function findBreaks(steps: readonly Step[], { opening, closing }: Balances): StatementRow[] {
  const breaks: StatementRow[] = [];
  let last = opening;
  let sum = 0;
  let previous: StatementRow | null = null;
  for (const step of steps) {
    if (step === null) {
      last = null;
      continue;
    }
    if (step.ask === "repeated") continue;
    previous = step;
    sum += (step.direction === "credit" ? 1 : -1) * (step.amount * 100 + step.sen);
    if (step.balance === null) continue;
    const balance = Math.round(step.balance * 100);
    if (last !== null && balance !== last + sum) breaks.push(step);
    [last, sum] = [balance, 0];
  }
  if (previous && last !== null && closing !== null && last + sum !== closing)
    breaks.push(previous);
  return breaks;
}
