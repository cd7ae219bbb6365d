import "server-only";
import { db } from "../../database/db.ts";
import { isEmail } from "../../fields/email.ts";
import { isEmailTaken } from "../internal/email-taken.ts";
import { findStoredEmail } from "../internal/stored-email.ts";
import { mayLinkByEmail } from "./link-identity.ts";
import type { VerifiedIdentity } from "./verified-identity.ts";

/**
 * Reasons that a provider's answer signs nobody in. email-unproved: the provider hasn't verified an
 * e-mail. verify-first: the shop's account with the e-mail hasn't, so a stranger may have registered it.
 * link-first: the e-mail isn't enough for the account, and its owner links the provider in the profile.
 */
export type ProviderRefusal =
  | "email-unproved"
  | "verify-first"
  | "link-first"
  | "blocked"
  | "failed";

type Found =
  /** Null: no account has the e-mail, and one may be made. */
  { userId: string | null; email: string } | { refusal: ProviderRefusal; userId?: string };

/** Returns the linked account, else the one with the e-mail if both verified it and it is enough (`mayLinkByEmail`). */
export async function findAccount(identity: VerifiedIdentity): Promise<Found> {
  const { issuer, subject, email } = identity;
  const linked = await db().identity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { user: { select: { id: true, email: true, blockedAt: true } } },
  });
  if (linked) return usable(linked.user);
  if (!email || !isEmail(email)) return { refusal: "email-unproved" };
  const user = await db().user.findUnique({
    where: { email: await findStoredEmail(email) },
    select: { id: true, email: true, role: true, blockedAt: true, emailVerifiedAt: true },
  });
  if (user && !user.emailVerifiedAt) return { refusal: "verify-first", userId: user.id };
  if (user && !user.blockedAt && !mayLinkByEmail(user, identity)) {
    return { refusal: "link-first", userId: user.id };
  }
  if (user) return usable(user);
  // Another account may still go back to this e-mail.
  return (await isEmailTaken(db(), email)) ? { refusal: "failed" } : { userId: null, email };
}

function usable(user: { id: string; email: string; blockedAt: Date | null }): Found {
  const { id: userId, email } = user;
  return user.blockedAt ? { refusal: "blocked", userId } : { userId, email };
}
