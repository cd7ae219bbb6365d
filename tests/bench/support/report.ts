import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "./rounds.ts";

/** One line of the table. The figures are those of each round. */
export type Row = {
  name: string;
  unit: "req/s" | "orders/s" | "walks/s" | "ms" | "KiB" | "MiB" | "s" | "";
  shop: number[];
  /** The baseline, measured in the same rounds. */
  baseline?: { name: string; values: number[] };
  note?: string;
};

/** Figures of a row that are kept for the next run. `ratio` is to the baseline. */
type Kept = { shop: number; ratio?: number };
type Run = { at: string; commit: string; rows: Record<string, Kept> };

const HEADINGS = ["", "", "shop", "base", "shop ÷ base", "last run", "note"];

/** Prints a bench's rows beside those of its last run, and keeps them for the next. */
export function report(subject: string, rows: Row[]): void {
  const folder = process.env.BENCH_RESULTS;
  if (!folder) throw new Error("BENCH_RESULTS isn't set: run this by npm run bench");
  const file = join(folder, `${subject}.json`);
  const last: Run | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : undefined;
  const compared = last ? `, last run ${last.at} at ${last.commit}` : "";
  const lines = rows.map((row) => cellsOf(row, last?.rows[row.name]));
  console.log(`\n── ${subject} (median, least–most of the rounds${compared})\n${table(lines)}`);
  const kept = Object.fromEntries(rows.map((row) => [row.name, keptOf(row)]));
  const run: Run = { at: new Date().toISOString().slice(0, 16), commit: commit(), rows: kept };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
}

function ratiosOf({ shop, baseline }: Row): number[] | undefined {
  return baseline?.values.map((value, round) => (shop[round] ?? Number.NaN) / value);
}

function keptOf(row: Row): Kept {
  const ratios = ratiosOf(row);
  return { shop: median(row.shop), ...(ratios && { ratio: median(ratios) }) };
}

function cellsOf(row: Row, last: Kept | undefined): string[] {
  const ratios = ratiosOf(row);
  const now = keptOf(row);
  const baseline = row.baseline ? `${row.baseline.name} ${spread(row.baseline.values)}` : "";
  const figures = [spread(row.shop), baseline, ratios ? spread(ratios) : "", change(now, last)];
  return [row.name, row.unit, ...figures, row.note ?? ""];
}

/** Compares by the ratio where there is one, since the machine's speed cancels out in it. */
function change(now: Kept, last: Kept | undefined): string {
  if (!last) return "";
  const isRatio = now.ratio !== undefined && last.ratio !== undefined;
  const [is, was] = isRatio ? [now.ratio ?? 0, last.ratio ?? 0] : [now.shop, last.shop];
  const percent = Math.round((is / was - 1) * 100);
  return `${number(was)} (${percent < 0 ? "−" : "+"}${Math.abs(percent)} %)`;
}

function spread(values: number[]): string {
  if (values.length === 1) return number(values[0] ?? Number.NaN);
  const ends = [Math.min(...values), Math.max(...values)].map(number);
  return `${number(median(values))} (${ends.join("–")})`;
}

/** Writes three significant digits. */
function number(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: value < 1000 ? 3 : 4 });
}

function table(lines: string[][]): string {
  const all = [HEADINGS, ...lines];
  const widths = HEADINGS.map((_, at) => Math.max(...all.map((cells) => cells[at]?.length ?? 0)));
  const padded = all.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return padded.join("\n");
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "no commit";
  }
}
