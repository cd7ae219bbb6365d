import { hashPassword } from "#lib/accounts/passwords/password-hash.ts";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import type { UpdateSettingsInput } from "#lib/payments/schema.ts";
import { updateShopSettings } from "#lib/payments/update-shop-settings.ts";
import { readPaymentSettings } from "#lib/shop/settings.ts";
import { PASSWORD } from "./account.ts";
import { createActor } from "./customer.ts";

export const PROOF = { password: PASSWORD };

let passwordHash: Promise<string> | undefined;

/** Creates an admin whose password is in PROOF. */
export async function createProvableAdmin(): Promise<Actor> {
  passwordHash ??= hashPassword(PASSWORD);
  const admin = await createActor("admin");
  await db().user.update({
    where: { id: admin.userId },
    data: { passwordHash: await passwordHash, hasPassword: true },
  });
  return admin;
}

/** Changes settings as an admin who sees the present ones and proves to be one. Each call has a new admin. */
export async function changeSettings(input: UpdateSettingsInput) {
  const { payment_accounts: seen } = await readPaymentSettings();
  const verified = { payment_accounts_seen: seen, ...PROOF, ...input };
  return updateShopSettings(await createProvableAdmin(), verified);
}
