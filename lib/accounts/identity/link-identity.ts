import "server-only";
import type { Actor } from "../../actor.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { type Database, db } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { lockAccount } from "../lock-account.ts";
import type { VerifiedIdentity } from "./verified-identity.ts";

/** Returns whether a verified e-mail is enough to link an identity: never to an admin's account. */
export function mayLinkByEmail({ role }: { role: string }, { vouches }: VerifiedIdentity): boolean {
  return vouches && role === "user";
}

/**
 * Links an identity to an account whose verified e-mail it has, and tells the owner by mail. A known link
 * stays as it is. `isSignedIn`: the account is verified otherwise, so the e-mail needn't be enough. Returns
 * false where the identity may not open the account, by now or at all.
 */
export function linkIdentity(
  userId: string,
  identity: VerifiedIdentity,
  isSignedIn = false,
): Promise<boolean> {
  // A concurrent sign-in may link it first.
  return inTransaction((tx) => link(tx, userId, identity, isSignedIn), isUniqueViolation);
}

async function link(
  tx: Database,
  userId: string,
  identity: VerifiedIdentity,
  isSignedIn: boolean,
): Promise<boolean> {
  const { issuer, subject, email, provider } = identity;
  const account = await lockAccount(tx, userId);
  const known = await tx.identity.findUnique({ where: { issuer_subject: { issuer, subject } } });
  if (known) return known.userId === userId;
  if (!account?.emailVerifiedAt || account.email !== email) return false;
  if (!isSignedIn && !mayLinkByEmail(account, identity)) return false;
  await tx.identity.create({ data: { userId, issuer, subject }, select: { id: true } });
  const data = { name: account.name, provider };
  await queueMail(tx, { to: account.email, template: "provider-linked", data });
  return true;
}

/** Deletes the account's provider links. A log-in links again where both sides have verified the e-mail. */
export async function unlinkIdentities(tx: Database, userId: string): Promise<void> {
  await tx.identity.deleteMany({ where: { userId } });
}

/** Lists the issuers whose identities open the caller's account. */
export async function listLinkedIssuers(actor: Actor): Promise<string[]> {
  const identities = await db().identity.findMany({
    where: { userId: actor.userId },
    select: { issuer: true },
  });
  return identities.map(({ issuer }) => issuer);
}
