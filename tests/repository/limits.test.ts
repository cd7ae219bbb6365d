import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { OPEN_ORDERS } from "#lib/limits/browser-limits.ts";
import { LIMITS, type Limit } from "#lib/limits/limits.ts";

const read = (page: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), "utf8");

const PERIODS: Record<number, string> = { 60: "a minute", 3600: "an hour", 86400: "a day" };

function howOften({ most, seconds, pace, inMemory }: Limit): string {
  const period = PERIODS[seconds] ?? `in ${seconds / 60} minutes`;
  const pause = pace ? `; after that one in ${pace.intervalMs / 1_000} seconds` : "";
  const number = most === Infinity ? "any number" : most.toLocaleString("en");
  return `${number} ${period}${inMemory ? ", for each web server" : ""}${pause}`;
}

const line = (cells: string[]) => `| ${cells.join(" | ")} |`;

function table(head: string[], rows: string[][]): string {
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

test("docs/accounts.md has the table of limits", () => {
  const rows = Object.entries(LIMITS).map(([name, limit]: [string, Limit]) => [
    `\`${name}\``,
    limit.what,
    limit.by,
    howOften(limit),
  ]);
  expect(read("accounts.md")).toContain(table(["Name", "What", "By", "How often"], rows));
});

test("docs/orders.md has the table of open orders", () => {
  const rows = OPEN_ORDERS.map(({ what, by, most, unverified }) => [
    what,
    by,
    `${most}${unverified ? " without a verified e-mail" : ""}`,
  ]);
  expect(read("orders.md")).toContain(table(["What", "By", "At most"], rows));
});
