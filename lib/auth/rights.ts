import "server-only";
import { hasSecondFactor, isSecondFactorRequired } from "../accounts/second-factor/read-factor.ts";
import type { Actor, Restriction } from "../actor.ts";

export type RightsAccount = { role: string; mustChangePassword: boolean };

/** Returns an account's role. An admin who has something to do first has a customer's. */
export async function rightsOf(
  userId: string,
  account: RightsAccount,
): Promise<Pick<Actor, "role" | "restricted">> {
  if (account.role !== "admin") return { role: "user" };
  const restricted = await restrictionOf(userId, account);
  return restricted ? { role: "user", restricted } : { role: "admin" };
}

/** Asks for the second factor only where the shop requires it. */
async function restrictionOf(userId: string, account: RightsAccount): Promise<Restriction | null> {
  if (account.mustChangePassword) return "must-change-password";
  if (!isSecondFactorRequired(account.role)) return null;
  return (await hasSecondFactor(userId)) ? null : "must-enrol";
}
