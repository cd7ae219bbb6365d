import "server-only";
import { limit } from "../../limits/limit.ts";
import { loggedCaller, logSecurityEvent } from "../../telemetry/security-events.ts";
import type { Requester } from "../requester.ts";
import { passSecondFactor } from "../second-factor/pass-second-factor.ts";
import { hasSecondFactor } from "../second-factor/read-factor.ts";
import type { VerifiedLogIn } from "../verified-log-in.ts";
import { findAccount, type ProviderRefusal } from "./find-account.ts";
import { linkIdentity } from "./link-identity.ts";
import { openAccount } from "./open-account.ts";
import type { VerifiedIdentity } from "./verified-identity.ts";

/** needs-code: the account has a second factor, whose code `passIdentityCode` takes. */
type IdentityLogIn =
  | { outcome: "signed-in"; verified: VerifiedLogIn }
  | { outcome: "needs-code"; userId: string }
  | { outcome: ProviderRefusal };

/**
 * Finds, links or makes the account of a person whom a provider has verified
 * (docs/accounts.md#sign-in-by-a-provider). Right log-ins are limited as by password. Throws
 * too-many-requests.
 */
export async function logInByIdentity(
  identity: VerifiedIdentity,
  requester: Requester,
): Promise<IdentityLogIn> {
  const from = loggedCaller(requester.group);
  const found = await findAccount(identity);
  if ("refusal" in found) return refuse(found.refusal, found.userId, from);
  const { email } = found;
  const userId = found.userId ?? (await openAccount(identity, email, requester));
  if (!userId) return refuse("failed", undefined, from);
  await limit("login-success", email).take();
  const about = { account: userId, from };
  if (await hasSecondFactor(userId)) {
    logSecurityEvent("log-in without its second factor", about);
    return { outcome: "needs-code", userId };
  }
  if (!(await linkIdentity(userId, identity))) return refuse("failed", userId, from);
  logSecurityEvent("log-in", { ...about, by: identity.provider });
  return { outcome: "signed-in", verified: { userId, by: { identity }, factorKey: null } };
}

/**
 * Takes the code of an account that `logInByIdentity` has led to, and links the identity. Returns null
 * where it may not open the account any more. Throws as passSecondFactor.
 */
export async function passIdentityCode(
  { userId, identity }: { userId: string; identity: VerifiedIdentity },
  code: string,
  requester: Requester,
): Promise<VerifiedLogIn | null> {
  const about = { account: userId, from: loggedCaller(requester.group) };
  const { used: secondFactor, factorKey } = await passSecondFactor(about, code);
  if (!(await linkIdentity(userId, identity))) return null;
  logSecurityEvent("log-in", { ...about, by: identity.provider, secondFactor });
  return { userId, by: { identity }, factorKey };
}

function refuse(
  reason: ProviderRefusal,
  account: string | undefined,
  from: string,
): { outcome: ProviderRefusal } {
  const isBlocked = reason === "blocked";
  const event = isBlocked ? "log-in to a blocked account" : "log-in by a provider refused";
  logSecurityEvent(event, { account, from, reason });
  return { outcome: reason };
}
