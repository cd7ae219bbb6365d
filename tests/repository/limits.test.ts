import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPEN_ORDERS } from "#lib/checkout/open-orders.ts";

const line = (cells: string[]) => `| ${cells.join(" | ")} |`;

function table(head: string[], rows: string[][]): string {
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

test("docs/orders.md has the table of open orders", () => {
  const rows = OPEN_ORDERS.map(({ what, by, most, unverified }) => [
    what,
    by,
    `${most}${unverified ? " without a verified e-mail" : ""}`,
  ]);
  expect(readFileSync("docs/orders.md", "utf8")).toContain(table(["What", "By", "At most"], rows));
});
