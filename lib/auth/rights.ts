import "server-only";
import { hasSecondFactor, isSecondFactorRequired } from "../accounts/second-factor/read-factor.ts";
import type { Actor, Restriction } from "../actor.ts";
import { roleOf } from "../roles.ts";

export type RightsAccount = { role: string; mustChangePassword: boolean };

/** Returns an account's role. Staff with something to do first have a customer's. */
export async function rightsOf(
  userId: string,
  account: RightsAccount,
): Promise<Pick<Actor, "role" | "restricted">> {
  const role = roleOf(account.role);
  if (role === "user") return { role };
  const restricted = await restrictionOf(userId, account);
  return restricted ? { role: "user", restricted } : { role };
}

/** Asks for the second factor only where the shop requires it. */
async function restrictionOf(userId: string, account: RightsAccount): Promise<Restriction | null> {
  if (account.mustChangePassword) return "must-change-password";
  if (!isSecondFactorRequired(account.role)) return null;
  return (await hasSecondFactor(userId)) ? null : "must-enrol";
}
