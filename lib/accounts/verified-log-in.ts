import "server-only";
import type { Database } from "../database/db.ts";
import { findFactorKey } from "./second-factor/read-factor.ts";

/** An account at an OpenID provider. Issuer and subject together name it for good. */
export type IdentityKey = { issuer: string; subject: string };

/** Result of a log-in. A new password, an ended link or another second factor voids it. */
export type VerifiedLogIn = {
  userId: string;
  /** The hash that the password matched, or the linked identity. */
  by: { passwordHash: string } | { identity: IdentityKey };
  /** The sealed key of the app that was asked for; null without one. */
  factorKey: string | null;
};

/** Returns whether a log-in's proof still holds. Call it under the lock of the account, whose hash it takes. */
export async function isStillVerified(
  tx: Database,
  { userId, by, factorKey }: VerifiedLogIn,
  passwordHash: string,
): Promise<boolean> {
  if ((await findFactorKey(tx, userId)) !== factorKey) return false;
  if ("passwordHash" in by) return by.passwordHash === passwordHash;
  const { issuer, subject } = by.identity;
  return (await tx.identity.count({ where: { userId, issuer, subject } })) > 0;
}
