import { confirmSecondFactor } from "#lib/accounts/second-factor/confirm-second-factor.ts";
import { prepareSecondFactor } from "#lib/accounts/second-factor/prepare-second-factor.ts";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import { appCode } from "./app-code.ts";

/** Turns the second factor on with the present step's code, which is used then. The next step's is the next good one. */
export async function enrol(actor: Actor, password: string) {
  await db().user.update({ where: { id: actor.userId }, data: { emailVerifiedAt: new Date() } });
  const { setup, key } = await prepareSecondFactor(actor);
  const code = appCode(key);
  const recoveryCodes = await confirmSecondFactor(actor, { setup, password, code });
  return { key, code, recoveryCodes };
}
