import "server-only";
import type { Actor } from "../actor.ts";
import { onPool, type Sql } from "../database/sql/source.ts";
import { type Statement, sql } from "../database/sql/statement.ts";
import { env } from "../environment/env.ts";
import { accountOfEnvironment } from "./facts.ts";
import { type PaymentMethod, type PaymentSettings, paymentSettings } from "./settings-schema.ts";
import { gatewaysOf } from "./ways-to-pay.ts";

type Row = { key: string; value: unknown };

/** Returns the defaults that hold until the dashboard sets others. */
function settingsOfEnvironment(): PaymentSettings {
  const account = { ...accountOfEnvironment(env()), active: true };
  return { payment_accounts: [account], qris: null, unique_amounts: false };
}

/** Returns what the dashboard has set, by the newest row of each key, else what the environment has. */
export async function readPaymentSettings(source: Sql = onPool): Promise<PaymentSettings> {
  const rows = await source.query<Row>(sql`
    SELECT DISTINCT ON (key) key, value FROM shop_settings
    ORDER BY key, changed_at DESC, id DESC`);
  const stored = Object.fromEntries(
    rows.map(({ key, value }) => [key.replaceAll("-", "_"), value]),
  );
  return paymentSettings.parse({ ...settingsOfEnvironment(), ...stored });
}

/** Returns where the next order is paid: the active accounts, the main one first. */
export async function readPaymentMethod(): Promise<PaymentMethod> {
  return paymentMethodOf(await readPaymentSettings());
}

/** Returns how orders are paid by these settings. */
export function paymentMethodOf({ payment_accounts, qris }: PaymentSettings): PaymentMethod {
  const shown = payment_accounts.filter(({ active }) => active);
  return {
    payment_accounts: shown.map(({ active: _, ...account }) => account),
    takes_qris: qris !== null,
    gateways: gatewaysOf(env()),
  };
}

/** Adds a row for each setting. Without an actor they are the demo's. */
export async function writePaymentSettings(
  source: Sql,
  settings: Partial<PaymentSettings>,
  actor: Actor | null,
): Promise<void> {
  await source.query(sql`
    INSERT INTO shop_settings (key, value, changed_by)
    SELECT replace(key, '_', '-'), value, ${actor?.userId ?? null}::uuid
    FROM jsonb_each(${JSON.stringify(settings)}::jsonb)`);
}

/** Returns SQL for the accounts that customers see now, as jsonb: the active ones in their order. */
export function presentAccounts(): Statement {
  const ofEnvironment = JSON.stringify(settingsOfEnvironment().payment_accounts);
  return sql`jsonb_path_query_array(
    coalesce((SELECT value FROM shop_settings WHERE key = 'payment-accounts'
      ORDER BY changed_at DESC, id DESC LIMIT 1), ${ofEnvironment}::jsonb), '$[*] ? (@.active == true)')`;
}

/** Returns SQL for true where the shop has a QRIS code now. */
export function takesQris(): Statement {
  return sql`coalesce((SELECT value FROM shop_settings WHERE key = 'qris'
    ORDER BY changed_at DESC, id DESC LIMIT 1) <> 'null'::jsonb, false)`;
}

export function usesUniqueAmounts(): Statement {
  return sql`(SELECT value FROM shop_settings WHERE key = 'unique-amounts'
    ORDER BY changed_at DESC, id DESC LIMIT 1) = 'true'::jsonb`;
}

/** Returns SQL for the hours that an order waits for its payment, for statements that read more than that. */
export function paymentDeadlineHours(): Statement {
  return sql`coalesce((SELECT (value ->> 'payment_deadline_hours')::int FROM shop_settings
    WHERE key = 'terms' ORDER BY changed_at DESC, id DESC LIMIT 1),
    ${env().PAYMENT_DEADLINE_HOURS}::int)`;
}
