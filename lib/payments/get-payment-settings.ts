import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { readPaymentSettings } from "../shop/settings.ts";
import type { PaymentSettings } from "../shop/settings-schema.ts";

/** Returns the present settings. Throws forbidden for non-admins. */
export async function getPaymentSettings(actor: Actor): Promise<PaymentSettings> {
  assertAdmin(actor);
  return readPaymentSettings();
}
