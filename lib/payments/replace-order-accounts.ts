import "server-only";
import { confirmOwner } from "../accounts/second-factor/confirm-owner.ts";
import type { AdminProof } from "../accounts/second-factor/schema.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { replaceAccounts } from "../orders/money/replace-accounts.ts";

/** Does what replaceAccounts does, for an admin who proves to be one. Throws forbidden, and as confirmOwner. */
export async function replaceOrderAccounts(actor: Actor, proof: AdminProof): Promise<number> {
  assertAdmin(actor);
  await confirmOwner(actor, proof);
  return replaceAccounts(actor);
}
