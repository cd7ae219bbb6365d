import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../../paging.ts";
import { readPaymentMethod } from "../../shop/settings.ts";
import { readRows } from "./internal/read-rows.ts";
import { type BankRowView, type BankTab, WAITING, type WaitingCounts } from "./schema.ts";

/** The newest so many waiting rows are matched for the page; those beyond come up as these are settled. */
const MAX_WAITING = 1_000;

const isWaiting = (tab: BankTab): tab is keyof WaitingCounts => tab !== "done" && tab !== "skipped";

export type BankDesk = Page<BankRowView> & {
  counts: WaitingCounts;
  /** More rows wait than were matched. */
  isCut: boolean;
};

/** Returns a page of a tab's rows, the newest first, and how many wait in each tab. Throws forbidden. */
export async function readBankDesk(
  actor: Actor,
  query: Paging & { tab: BankTab },
): Promise<BankDesk> {
  assertAdmin(actor);
  const { tab } = query;
  const limit = sql`LIMIT ${MAX_WAITING + 1}::int`;
  const waiting = await readRows(onPool, sql`state = 'unmatched'`, limit);
  const isCut = waiting.length > MAX_WAITING;
  const rowsOf = (name: BankTab) =>
    waiting.slice(0, MAX_WAITING).filter((row) => tabOf(row) === name);
  const counts = Object.fromEntries(
    WAITING.map((name) => [name, rowsOf(name).length]),
  ) as WaitingCounts;
  if (!isWaiting(tab)) return { ...(await listSettled({ ...query, tab })), counts, isCut };
  const { skip, take } = pageWindow(query);
  const data = rowsOf(tab).slice(skip, skip + take);
  return { data, meta: metaOf(query, counts[tab]), counts, isCut };
}

function tabOf({ match }: BankRowView): keyof WaitingCounts {
  return match?.how === "booked" ? "exact" : (match?.how ?? "unknown");
}

async function listSettled(
  query: Paging & { tab: "done" | "skipped" },
): Promise<Page<BankRowView>> {
  const { skip, take } = pageWindow(query);
  const where =
    query.tab === "done"
      ? sql`state <> 'unmatched' AND settled_at IS NOT NULL`
      : sql`state = 'written-off' AND settled_at IS NULL`;
  const [counted] = await onPool.query<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM bank_rows WHERE ${where}`);
  const data = await readRows(onPool, where, sql`OFFSET ${skip}::int LIMIT ${take}::int`);
  return { data, meta: metaOf(query, counted?.total ?? 0) };
}

/** Counts the rows that wait, up to a thousand. Throws forbidden. */
export async function countWaitingRows(actor: Actor): Promise<number> {
  assertAdmin(actor);
  const [counted] = await onPool.query<{ count: number }>(sql`
    SELECT count(*)::int FROM (
      SELECT FROM bank_rows WHERE state = 'unmatched' LIMIT ${MAX_WAITING}::int) AS waiting`);
  return counted?.count ?? 0;
}

/** Returns the names of the accounts that statements may be of: the shop's own, and those of earlier ones. */
export async function listStatementAccounts(actor: Actor): Promise<string[]> {
  assertAdmin(actor);
  const [known, { payment_accounts: accounts, takes_qris: takesQris }] = await Promise.all([
    onPool.query<{ account: string }>(sql`SELECT DISTINCT account FROM bank_statements ORDER BY 1`),
    readPaymentMethod(),
  ]);
  const own = accounts.map(({ bank, number }) => `${bank} ${number}`);
  return [
    ...new Set([...own, ...(takesQris ? ["QRIS"] : []), ...known.map(({ account }) => account)]),
  ];
}
