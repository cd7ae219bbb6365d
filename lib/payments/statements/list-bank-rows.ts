import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { metaOf, type Page, pageWindow } from "../../paging.ts";
import { readRows } from "./internal/read-rows.ts";
import type { BankRowQuery, BankRowView } from "./schema.ts";

/** Returns the bank's rows of a state, the newest first, with the orders that each may be of. Throws forbidden. */
export async function listBankRows(actor: Actor, query: BankRowQuery): Promise<Page<BankRowView>> {
  assertAdmin(actor);
  const { skip, take } = pageWindow(query);
  const where = sql`state = ${query.state}`;
  const data = await readRows(onPool, where, sql`OFFSET ${skip}::int LIMIT ${take}::int`);
  const [counted] = await onPool.query<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM bank_rows WHERE ${where}`);
  return { data, meta: metaOf(query, counted?.total ?? 0) };
}
