import "server-only";
import { subDays } from "date-fns";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { SETTING_LABELS } from "../shop/setting-labels.ts";
import type { MoneyChange } from "./schema.ts";

/** Days for which the dashboard's first page names a change. */
const SHOWN_DAYS = 7;

type Row = { changedAt: Date; editor: string; key: "payment_accounts" | "qris"; count: number };

/** Returns the last week's newest change of accounts or QRIS, and how many; null for none. Throws forbidden. */
export async function findMoneyChange(actor: Actor, now: Date): Promise<MoneyChange | null> {
  assertAdmin(actor);
  const [row] = await onPool.query<Row>(sql`
    SELECT s.changed_at AS "changedAt", u.name AS editor, replace(s.key, '-', '_') AS key,
      (count(*) OVER ())::int AS count
    FROM shop_settings s JOIN users u ON u.id = s.changed_by
    WHERE s.key IN ('payment-accounts', 'qris')
      AND s.changed_at > ${subDays(now, SHOWN_DAYS)}::timestamptz
    ORDER BY s.changed_at DESC, s.id DESC LIMIT 1`);
  if (!row) return null;
  const { changedAt, editor, key, count } = row;
  return { changed_at: changedAt.toISOString(), editor, label: SETTING_LABELS[key], count };
}
