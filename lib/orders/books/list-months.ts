import "server-only";
import { addMonths } from "date-fns";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { readWithFreshness } from "../../database/freshness.ts";
import { jakartaDay } from "../../dates.ts";

/** Returns the months since the ledger's first entry, "2026-11", newest first. Throws forbidden. */
export async function listMonths(actor: Actor, now = new Date()): Promise<string[]> {
  assertAdmin(actor);
  const { _min } = await readWithFreshness("replica", ({ moneyEntry }) =>
    moneyEntry.aggregate({ _min: { happenedAt: true } }),
  );
  const first = monthOf(_min.happenedAt ?? now);
  const months: string[] = [];
  // The middle of a month is the same month in every time zone.
  let middle = new Date(`${monthOf(now)}-15T12:00:00Z`);
  do {
    months.push(monthOf(middle));
    middle = addMonths(middle, -1);
  } while (monthOf(middle) >= first);
  return months;
}

function monthOf(date: Date): string {
  return jakartaDay(date).slice(0, 7);
}
