import "server-only";
import { isDeepStrictEqual } from "node:util";
import { confirmOwner } from "../accounts/second-factor/confirm-owner.ts";
import type { AdminProof } from "../accounts/second-factor/schema.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { AuditFields } from "../audit/schema.ts";
import { ADVISORY_LOCKS } from "../database/advisory-locks.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField } from "../errors.ts";
import { accountsLabel } from "../shop/setting-labels.ts";
import { paymentMethodOf, readPaymentSettings, writePaymentSettings } from "../shop/settings.ts";
import { type PaymentSettings, paymentSettings } from "../shop/settings-schema.ts";
import { paymentWays } from "../shop/ways-to-pay.ts";
import { queueMoneyNotice } from "./internal/queue-money-notice.ts";
import { readNewQris } from "./qris/read-new-qris.ts";
import { readQrisPicture } from "./qris/read-qris-picture.ts";
import type { UpdateSettingsInput } from "./schema.ts";

const NOT_SEEN = "Kirim juga rekening yang tadi terlihat";
const NO_WAY_TO_PAY = "Harus ada paling sedikit satu rekening aktif atau QRIS";

const MONEY_SETTINGS = ["payment_accounts", "qris"] as const;

export const PASSWORD_FOR_MONEY = "Enter your password to change where money goes";

/**
 * Sets what the input names, and returns all settings. Unchanged values write nothing. New accounts or a new
 * QRIS need the caller's password and code, and every admin gets a mail. Throws forbidden, as confirmOwner,
 * conflict with the present accounts where the admin saw others, and invalid on the field of a wrong QRIS, or
 * of the change that would leave no way to pay. Calls `onNewWays` after the commit where pages now name other ways.
 */
export async function updateShopSettings(
  actor: Actor,
  { payment_accounts_seen: seen, password, code, ...input }: UpdateSettingsInput,
  onNewWays: () => void = () => undefined,
): Promise<PaymentSettings> {
  assertAdmin(actor);
  if (input.payment_accounts && !seen) throw invalidField("payment_accounts_seen", NOT_SEEN);
  const change = await readChange(input);
  // Also for present values: they may be others once the lock is taken.
  if (MONEY_SETTINGS.some((name) => change[name] !== undefined)) {
    if (!password) throw invalidField("password", PASSWORD_FOR_MONEY);
    await confirmOwner(actor, { password, code });
  }
  const settings = await inTransaction(async (tx) => {
    // Blocks other changes. The role `shop` may not lock a table whose rows it may not change.
    await onPrisma(tx).query(
      sql`SELECT FROM pg_advisory_xact_lock(${ADVISORY_LOCKS.shopSettings}::bigint)`,
    );
    const before = await readPaymentSettings(onPrisma(tx));
    if (seen && !isDeepStrictEqual(seen, before.payment_accounts)) throw accountsChanged(before);
    const after = paymentSettings.parse({ ...before, ...change });
    if (!after.qris && !after.payment_accounts.some(({ active }) => active)) {
      throw invalidField(change.payment_accounts ? "payment_accounts" : "qris", NO_WAY_TO_PAY);
    }
    const changed = Object.entries(after).filter(
      ([name, value]) => !isDeepStrictEqual(value, before[name as keyof PaymentSettings]),
    );
    await writePaymentSettings(onPrisma(tx), Object.fromEntries(changed), actor);
    await recordAudit(tx, actor, {
      action: "settings-updated",
      subject: "Cara bayar",
      before: auditFields(before),
      after: auditFields(after),
    });
    const moneyChanged = MONEY_SETTINGS.filter((one) => changed.some(([name]) => name === one));
    if (moneyChanged.length > 0) {
      await queueMoneyNotice(tx, actor, { changed: moneyChanged, before, after });
    }
    return { before, after };
  });
  const [before, after] = [settings.before, settings.after].map((one) =>
    paymentWays(paymentMethodOf(one)),
  );
  if (before !== after) onNewWays();
  return settings.after;
}

/** Returns what the input sets, the QRIS as its checked text. */
async function readChange({
  qris_picture: picture,
  qris,
  ...others
}: Omit<UpdateSettingsInput, "payment_accounts_seen" | keyof AdminProof>): Promise<
  Partial<PaymentSettings>
> {
  if (picture instanceof Uint8Array) {
    return { ...others, qris: await onField("qris_picture", () => readQrisPicture(picture)) };
  }
  if (qris === undefined) return others;
  return {
    ...others,
    qris: qris?.trim() ? await onField("qris", () => readNewQris(qris).text) : null,
  };
}

function accountsChanged({ payment_accounts }: PaymentSettings): AppError {
  return new AppError("conflict", "Rekening sudah diubah admin lain. Muat ulang halaman ini.", {
    body: { payment_accounts },
  });
}

/** Moves an error about the whole input to its field. */
async function onField<Value>(field: string, read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof AppError ? invalidField(field, error.message) : error;
  }
}

function auditFields(settings: PaymentSettings): AuditFields {
  return { ...settings, payment_accounts: accountsLabel(settings.payment_accounts) };
}
