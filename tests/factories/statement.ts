import { randomInt } from "node:crypto";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { saveStatement } from "#lib/payments/statements/save-statement.ts";
import { saveStatementInput } from "#lib/payments/statements/schema.ts";

/** A row of today, a credit unless it says so. */
export type TestRow = { text?: string; amount: number; sign?: "CR" | "DB"; date?: string };

export function statementCsv(rows: readonly TestRow[]): string {
  const today = jakartaDay(new Date()).split("-").reverse().join("/");
  const lines = rows.map(
    ({ text = "TRANSFER", amount, sign = "CR", date = today }) =>
      `${date};${text};${amount}.00 ${sign}`,
  );
  return `Tanggal;Keterangan;Jumlah\n${lines.join("\n")}\n`;
}

export function statementInput(csv: string, more: Record<string, unknown> = {}) {
  return saveStatementInput.parse({ file: csv, account: "BCA uji", dry_run: false, ...more });
}

/** Saves rows on an account of their own. Returns the ids of the rows, by their lines. */
export async function saveRows(
  admin: Actor,
  rows: readonly TestRow[],
  account = `Uji ${randomInt(2 ** 40)}`,
): Promise<string[]> {
  const accept = rows.map((_, at) => at + 2).join(",");
  await saveStatement(admin, statementInput(statementCsv(rows), { account, accept }));
  const saved = await db().bankRow.findMany({
    where: { statement: { account } },
    orderBy: { line: "asc" },
    select: { id: true },
  });
  return saved.map(({ id }) => id);
}
