import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { accountsLabel, SETTING_LABELS } from "../shop/setting-labels.ts";
import { type PaymentSettings, paymentSettings } from "../shop/settings-schema.ts";
import { readQris } from "./qris/read-qris.ts";
import type { SettingChange } from "./schema.ts";

const MOST = 50;

/** The other rows are groups (lib/settings). */
const KEYS = Object.keys(paymentSettings.shape).map((name) => name.replaceAll("_", "-"));

type Row = Pick<SettingChange, "id" | "editor"> & { changedAt: Date; setting: object };

/** Returns the newest 50 changes of the settings, the newest first. Throws forbidden for non-admins. */
export async function listSettingChanges(actor: Actor): Promise<SettingChange[]> {
  assertAdmin(actor);
  const rows = await onPool.query<Row>(sql`
    SELECT s.id::text, s.changed_at AS "changedAt", u.name AS editor,
      jsonb_build_object(replace(s.key, '-', '_'), s.value) AS setting
    FROM shop_settings s LEFT JOIN users u ON u.id = s.changed_by
    WHERE s.key = ANY(${KEYS}::text[])
    ORDER BY s.changed_at DESC, s.id DESC LIMIT ${MOST}`);
  return rows.map(({ changedAt, setting, ...row }) => ({
    ...row,
    changed_at: changedAt.toISOString(),
    ...inWords(paymentSettings.partial().parse(setting)),
  }));
}

function inWords(setting: Partial<PaymentSettings>): Pick<SettingChange, "label" | "value"> {
  const { payment_accounts: accounts, qris, unique_amounts: names } = setting;
  if (accounts) return { label: SETTING_LABELS.payment_accounts, value: accountsLabel(accounts) };
  if (names !== undefined) {
    return { label: SETTING_LABELS.unique_amounts, value: names ? "dipakai" : "tidak dipakai" };
  }
  return { label: SETTING_LABELS.qris, value: qris ? merchantWords(qris) : "dihapus" };
}

function merchantWords(qris: string): string {
  const { merchantName, city } = readQris(qris);
  return `${merchantName}, ${city}`;
}
